/** Problems of the clients that are Python programs: their environments, AIPerf and lm-eval (206-219). */
import { registerProblemKinds } from './catalogue.ts'

export const pythonProblemKinds = registerProblemKinds({
  INFX206: {
    title: 'No usable Python',
    blame: 'infra',
    severity: 'error',
    explain:
      'AIPerf and lm-eval are Python programs and get an environment of their own. None of the interpreters on this ' +
      'host is of a version that they support, or the one that is lacks its venv module (Debian and Ubuntu ship it ' +
      'apart, as python3-venv). Install one, or put `uv` on the PATH, which brings its own.',
  },
  INFX207: {
    title: 'A Python package has no build for this host',
    blame: 'infra',
    severity: 'error',
    explain:
      'A package that the client needs could not be installed: no wheel fits this platform and Python version, the ' +
      'version does not exist, or building it failed. The message names it. Nothing of the change under test is at ' +
      'fault: the point is retried within the budget for infrastructure failures.',
  },
  INFX208: {
    title: 'The Python package index could not be reached',
    blame: 'infra',
    severity: 'error',
    explain:
      'Installing a client needs the package index (or the mirror that PIP_INDEX_URL names), and it did not answer. ' +
      'Prepare the environment once on a host with network and share the cache folder (INFX_CACHE_DIR), or configure a mirror.',
  },
  INFX209: {
    title: 'Preparing a Python environment took too long',
    blame: 'infra',
    severity: 'error',
    explain:
      'The installation was stopped at its time limit, or another process that prepares the same environment did not ' +
      'finish in time. The half-made environment is never used: the next run starts afresh.',
  },
  INFX210: {
    title: 'The folder for Python environments cannot be written',
    blame: 'infra',
    severity: 'error',
    explain:
      'Environments live in the cache folder (INFX_CACHE_DIR, or infx in the user’s cache). It is full or not writable. ' +
      'AIPerf needs about 1.3 GB, lm-eval about 0.8 GB.',
  },
  INFX211: {
    title: 'The load client failed',
    blame: 'product',
    severity: 'error',
    explain:
      'AIPerf ended with an error before it had measured anything. Its own last words are part of the message; its ' +
      'log is kept with the point.',
  },
  INFX212: {
    title: 'The load client was killed',
    blame: 'infra',
    severity: 'error',
    explain:
      'AIPerf or lm-eval was ended by a signal that this product did not send: most often the kernel, because the host ' +
      'ran out of memory. Its data set cache alone takes tens of gigabytes on the official corpora.',
  },
  INFX213: {
    title: 'The load client does not accept its command',
    blame: 'product',
    severity: 'error',
    explain:
      'AIPerf refused the flags or the scenario’s invariants. Flags differ between versions: the version’s dialect ' +
      '(docs/clients.md) and the installed package do not fit together, or extra inputs contradict the scenario.',
  },
  INFX214: {
    title: 'The tokenizer cannot be loaded',
    blame: 'user',
    severity: 'error',
    explain:
      'AIPerf loads the model’s tokenizer by its Hugging Face name or from a folder, and could not. Check that the ' +
      'model is the repository’s name and not the name on the wire, that the host may read it (HF_TOKEN), and that ' +
      'HF_HUB_OFFLINE is not set together with a folder: AIPerf then looks for it in the hub’s cache only.',
  },
  INFX215: {
    title: 'Required server metrics are missing',
    blame: 'infra',
    severity: 'error',
    explain:
      'The recipe requires metrics whose names start with a prefix (the engine’s own, not only the router’s), and the ' +
      'client’s export has none. Check that the engine runs with its metrics switched on and that the metrics URLs ' +
      'name the workers.',
  },
  INFX216: {
    title: 'The trace does not suit the load client',
    blame: 'user',
    severity: 'error',
    explain:
      'The trace is of a format, or has a shape, that the chosen version of AIPerf cannot replay. The message says ' +
      'which. The built-in client reads weka, mooncake and multi-turn files.',
  },
  INFX217: {
    title: 'Unknown corpus loader',
    blame: 'user',
    severity: 'error',
    explain:
      'Recorded corpora are named by AIPerf’s loader, and only those of one list may be measured against each other. ' +
      'The message shows the list.',
  },
  INFX218: {
    title: 'The evaluation client failed',
    blame: 'infra',
    severity: 'error',
    explain:
      'lm-eval ended without a result. Its last words are part of the message. An evaluation without a result is no ' +
      'score: the point counts as failed by infrastructure, never as a low score.',
  },
  INFX219: {
    title: 'The GPU sampler failed',
    blame: 'infra',
    severity: 'warning',
    explain:
      'nvidia-smi or amd-smi could not be started or ended while the point was measured. The point has no energy ' +
      'figures; where power is required, it is invalid.',
  },
})
