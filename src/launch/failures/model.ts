/** Faults of weights, tokenizers and packages. */
import type { FailureRow } from './row.ts'

export const modelFailures: readonly FailureRow[] = [
  {
    id: 'model-gated',
    pattern:
      /GatedRepoError|401 Client Error|403 (Client Error|Forbidden).{0,200}huggingface|Access to model \S+ is restricted/is,
    cause: 'the hub refused to hand out the model',
    blame: 'infra',
    hint: 'pass HF_TOKEN on in "pass-environment" of the site file, with access to this model',
    retriable: false,
  },
  {
    id: 'hub-rate-limit',
    pattern:
      /429 (Client Error|Too Many Requests).{0,200}huggingface|huggingface.{0,200}429 Too Many Requests/is,
    cause: 'the hub has had too many requests from this site',
    blame: 'infra',
    hint: 'keep models in folders of the site ("models" of the site file) instead of fetching them for every point',
    retriable: true,
  },
  {
    id: 'hub-unreachable',
    pattern:
      /LocalEntryNotFoundError|OfflineModeIsEnabled|couldn't connect to '?https:\/\/huggingface|HTTPSConnectionPool\(host='huggingface|huggingface\.co.{0,200}(timed out|Connection (refused|reset)|Name or service not known)/i,
    cause: 'the hub cannot be reached from the node',
    blame: 'infra',
    hint: 'give the model’s folder under "models" of the site file, or open the network of the node',
    retriable: true,
  },
  {
    id: 'model-missing',
    pattern:
      /(Repository Not Found|404 Client Error).{0,200}huggingface|RepositoryNotFoundError|\bEntryNotFoundError|OSError: \S+ is not a local folder and is not a valid model|Can't load tokenizer for/is,
    cause: 'the model or its tokenizer is not on the hub under this name',
    blame: 'user',
    hint: 'check the model’s name, or give its folder under "models" of the site file',
    retriable: false,
  },
  {
    id: 'weights-damaged',
    pattern:
      /SafetensorError|Error while deserializing header|HeaderTooLarge|MetadataIncompleteBuffer|No such file or directory:? '?\S+\.safetensors|unexpected EOF, expected \d+ more bytes/i,
    cause: 'a weight file is damaged or missing',
    blame: 'infra',
    hint: 'an interrupted download: infx doctor names missing shards of the site’s models; fetch the model again',
    retriable: false,
  },
  {
    id: 'model-unsupported',
    pattern:
      /does not recognize this architecture|Model architectures? .{0,120}(not supported|failed to be inspected)|Unsupported architectures?|Unknown model type/i,
    cause: 'this engine version does not know the model',
    blame: 'user',
    hint: 'take an image with an engine version that serves this model',
    retriable: false,
  },
  {
    id: 'remote-code',
    pattern: /trust_remote_code=True|requires you to execute the (configuration|code) file/i,
    cause: 'the model brings code of its own, and the engine was not told to run it',
    blame: 'user',
    hint: 'add trust-remote-code to the recipe, when the model’s code may run',
    retriable: false,
  },
]

export const packageFailures: readonly FailureRow[] = [
  {
    id: 'package-index',
    pattern:
      /after connection broken by|Could not fetch URL .{0,200}(connection|timed out)|ReadTimeoutError.{0,120}(pypi|files\.pythonhosted)/i,
    cause: 'the index of packages that the recipe installs from does not answer',
    blame: 'infra',
    hint: 'check network and proxy of the node, or use an image that has the package',
    retriable: true,
  },
  {
    id: 'wheel-missing',
    pattern:
      /No matching distribution found for|Could not find a version that satisfies|is not a supported wheel on this platform/i,
    cause: 'a package that the recipe installs does not exist for this image',
    blame: 'user',
    hint: 'check version, Python and platform of the wheel, or use an image that has it',
    retriable: false,
  },
  {
    id: 'library-mismatch',
    pattern: /undefined symbol: \S+|version `?(GLIBC|GLIBCXX|CXXABI)_\S+ not found/i,
    cause: 'a library of the image was built against another version',
    blame: 'user',
    hint: 'what the recipe installs does not fit the image: pin versions that were built together',
    retriable: false,
  },
  {
    id: 'library-missing',
    pattern: /cannot open shared object file/i,
    cause: 'a shared library that the engine needs is missing',
    blame: 'user',
    hint: 'in a container, image and recipe do not fit together, and libcuda.so.1 means that it was given no GPUs; launcher process uses no image: install it on this host',
    retriable: false,
  },
  {
    id: 'engine-missing',
    // The package itself, not a part of it: that one is another version.
    pattern: /No module named '?(sglang|vllm|tensorrt_llm|dynamo)(?!\w|\.)/,
    cause: 'the engine is not installed where it was started',
    blame: 'user',
    hint: 'launcher process uses no image: install the engine for the python3 that PATH finds; in a container, the image is of another engine',
    retriable: false,
  },
  {
    id: 'module-missing',
    pattern: /ModuleNotFoundError: No module named|ImportError: cannot import name/i,
    cause: 'a module that the engine needs is missing',
    blame: 'user',
    hint: 'in a container, image and recipe do not fit together; launcher process uses no image: install it beside the engine',
    retriable: false,
  },
]
