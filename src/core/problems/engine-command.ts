/** Problems of rendering and comparing the commands of real engines. Codes 174-184. */
import { registerProblemKinds } from './catalogue.ts'

export const engineCommandProblems = registerProblemKinds({
  INFX174: {
    title: 'No engine for the framework',
    blame: 'user',
    severity: 'error',
    explain:
      'The commands of sglang, vllm, trt and of their dynamo- variants are known; those of other frameworks are not. ' +
      'Points of another framework can be planned and their results ingested, but not started from here.',
  },
  INFX175: {
    title: 'Recipe cannot be rendered',
    blame: 'user',
    severity: 'error',
    explain:
      'A part of the recipe that the launch command needs is missing or contradicts another one: resources without ' +
      '`gpus_per_node`, a role without workers, a front end that cannot serve the back end. The message names the part. ' +
      'A multi-node point always needs a recipe, because its placement cannot be derived from the configuration.',
  },
  INFX176: {
    title: 'Workers do not fit on the nodes of the recipe',
    blame: 'user',
    severity: 'error',
    explain:
      'The workers of a recipe are placed on its nodes in order: prefill, decode, aggregated. The nodes it asks for ' +
      'have too few GPUs for that, or a worker cannot be cut into equal parts. Raise `prefill_nodes`, `decode_nodes` or ' +
      '`agg_nodes`, or correct the GPUs of a worker: they must equal the product of its parallel widths.',
  },
  INFX177: {
    title: 'Framework of the point differs from the recipe',
    blame: 'user',
    severity: 'error',
    explain:
      'The configuration names one framework and the recipe starts another engine or front end. The result would be ' +
      'published under a name that did not serve it. Correct `framework` or the recipe’s `backend.type` and `frontend.type`.',
  },
  INFX178: {
    title: 'Recipe hard-codes the acceptance',
    blame: 'user',
    severity: 'error',
    explain:
      'Speculative decoding is measured with the acceptance of the golden curve, which is injected when the engine is ' +
      'started, and evaluations run with real acceptance. A recipe that forces acceptance itself would overrule both. ' +
      'Delete SGLANG_SIMULATE_ACC_*, TLLM_SPEC_DECODE_FORCE_NUM_ACCEPTED_TOKENS or the synthetic entries of ' +
      '`speculative-config` from it.',
  },
  INFX179: {
    title: 'Acceptance cannot be injected',
    blame: 'user',
    severity: 'error',
    explain:
      'The point has an acceptance target and its recipe starts no drafter, or the target is not between 1 and the ' +
      'draft length plus 1. Without a drafter nothing is accepted, and outside the range no engine could accept as much.',
  },
  INFX180: {
    title: 'Published command cannot be read',
    blame: 'user',
    severity: 'error',
    explain:
      'The file holds no launch command that is known: `python3 -m sglang.launch_server`, `sglang serve`, `vllm serve`, ' +
      '`trtllm-serve`, `python3 -m dynamo.…` or a router, bare or inside `docker run`, `env` or `bash -c`. ' +
      'Paste the shell text of the page as it is; comments and Markdown fences are skipped.',
  },
  INFX181: {
    title: 'Not exactly one point is named',
    blame: 'user',
    severity: 'error',
    explain:
      'A launch command belongs to one point. Give its id (that of a simulated sweep will do), its title, or a glob that matches one of them; `infx plan --json` lists them.',
  },
  INFX182: {
    title: 'Command is a default, not a recipe',
    blame: 'user',
    severity: 'notice',
    explain:
      'The point names no recipe, so the command was made from its fields: widths, concurrency, context, speculative ' +
      'decoding, KV offload (docs/engines.md). It is a sound start and not a tuned one; memory fractions belong to the site file.',
  },
  INFX183: {
    title: 'Recipe sets what the launcher owns',
    blame: 'user',
    severity: 'notice',
    explain:
      'Addresses, ranks and ports follow from the allocation, so values in the recipe would be wrong on other nodes. ' +
      'They are replaced; a port is kept where it is free. Leave such flags out of the recipe.',
  },
  INFX184: {
    title: 'Golden acceptance not found',
    blame: 'user',
    severity: 'error',
    explain:
      'No golden curve of the folder holds the model, method, thinking mode and draft length that were asked for. ' +
      'The message lists what there is.',
  },
})
