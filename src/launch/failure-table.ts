/**
 * What the tools we launch say when they fail, as data: pattern → cause, whose it is, what to do, whether a retry helps.
 * Order matters: the first row that matches wins, so specific rows stand before general ones.
 */
import type { Blame } from '../core/problem.ts'

export interface FailureRow {
  readonly pattern: RegExp
  /** One sentence: what happened. */
  readonly cause: string
  readonly blame: Blame
  readonly hint: string
  readonly retriable: boolean
}

export const failureTable: readonly FailureRow[] = [
  {
    pattern: /EADDRINUSE|address already in use|(port |:)\d+ is (already )?(in use|taken)/i,
    cause: 'a port of the engine is taken by another process',
    blame: 'infra',
    hint: 'another engine may still be running on this node; the point is retried on another port',
    retriable: true,
  },
  {
    pattern:
      /CUDA out of memory|hipErrorOutOfMemory|torch\.OutOfMemoryError|Not enough memory\. Please try to increase --mem-fraction/i,
    cause: 'the engine ran out of GPU memory',
    blame: 'user',
    hint: 'lower conc or the memory fraction, or raise tp',
    retriable: false,
  },
  {
    pattern: /ENOSPC|No space left on device/i,
    cause: 'a disk of the node is full',
    blame: 'infra',
    hint: 'free disk space on the node; an image and its caches need tens of gigabytes',
    retriable: true,
  },
  {
    pattern: /NCCL.{0,200}(timeout|timed out|unhandled (system|cuda) error)|ProcessGroupNCCL.{0,200}timeout/i,
    cause: 'a collective operation between GPUs timed out',
    blame: 'infra',
    hint: 'one GPU or link of the node hangs; retry elsewhere and look at the node',
    retriable: true,
  },
  {
    pattern: /heap out of memory|Out of memory: Killed process|oom-kill/i,
    cause: 'the process ran out of host memory',
    blame: 'infra',
    hint: 'the node has less memory than the point needs, or another job uses it',
    retriable: true,
  },
  {
    pattern:
      /pull access denied|manifest unknown|toomanyrequests|error (pulling|importing) image|enroot.{0,80}(failed|ERROR)|container image \S+ not found|pyxis: (failed to import|couldn't start container)/i,
    cause: 'the container image could not be fetched or opened',
    blame: 'infra',
    hint: 'check that the image exists under this name and tag, that the registry lets this site in, and the image cache',
    retriable: true,
  },
  {
    pattern:
      /\b(Read-only file system|Stale file handle|ESTALE|Input\/output error|Transport endpoint is not connected)\b/i,
    cause: 'a file system of the node does not work',
    blame: 'infra',
    hint: 'retry on another node and look at the mounts of this one',
    retriable: true,
  },
  {
    pattern:
      /No supported gpu backend|CUDA driver version is insufficient|no CUDA-capable device|NVML: (Driver|Unknown)|hipErrorNoDevice|could not select device driver/i,
    cause: 'the engine found no usable GPU',
    blame: 'infra',
    hint: 'the driver, or how the site hands GPUs to jobs and containers, does not fit the image',
    retriable: true,
  },
  {
    pattern:
      /(Xid|uncorrectable ECC error|GPU has fallen off the bus|CUDA error: (an illegal memory access|unspecified launch failure|uncorrectable))/i,
    cause: 'a GPU failed while the engine ran',
    blame: 'infra',
    hint: 'retry on another node; exclude this one in the site file when it happens again',
    retriable: true,
  },
  {
    pattern:
      /(Repository Not Found|404 Client Error).{0,200}huggingface|OSError: \S+ is not a local folder and is not a valid model/is,
    cause: 'the model or its tokenizer is not on the hub under this name',
    blame: 'user',
    hint: 'check the model’s name, or give its folder under "models" of the site file',
    retriable: false,
  },
  {
    pattern: /401 Client Error|GatedRepoError|403 Forbidden.{0,200}huggingface/is,
    cause: 'the hub refused to hand out the model',
    blame: 'infra',
    hint: 'pass HF_TOKEN on in "pass-environment" of the site file, with access to this model',
    retriable: false,
  },
  {
    pattern: /No matching distribution found for|Could not find a version that satisfies/i,
    cause: 'a package that the recipe installs does not exist for this image',
    blame: 'user',
    hint: 'check version, Python and platform of the wheel, or use an image that has it',
    retriable: false,
  },
  {
    pattern: /ModuleNotFoundError: No module named|cannot open shared object file/i,
    cause: 'the image lacks a module that the engine needs',
    blame: 'user',
    hint: 'image and recipe do not fit together',
    retriable: false,
  },
  {
    pattern:
      /max(_model_len| seq len).{0,200}(larger|greater) than|KV cache.{0,120}(not enough|too small|larger than the available)|No available memory for the cache blocks/i,
    cause: 'the context does not fit into the memory that is left for the KV cache',
    blame: 'user',
    hint: 'lower max-model-len, raise the memory fraction, or raise tp',
    retriable: false,
  },
  {
    pattern: /unrecognized arguments?:|no such option|invalid choice:/i,
    cause: 'the engine does not know a flag of its command',
    blame: 'user',
    hint: 'image and recipe do not fit together: check the flag against the engine version',
    retriable: false,
  },
]

/** The first row that matches the joined log lines, and the line it matched. */
export function classifyFailure(
  lines: readonly string[],
): { readonly row: FailureRow; readonly line: string } | undefined {
  for (const row of failureTable) {
    const line = lines.find((candidate) => row.pattern.test(candidate))
    if (line !== undefined) return { row, line }
  }
  return undefined
}
