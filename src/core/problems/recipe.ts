/** Problems of srt-slurm recipes and of the points that refer to them. Range 100-119. */
import { registerProblemKinds } from './catalogue.ts'

export const recipeProblems = registerProblemKinds({
  INFX100: {
    title: 'recipe file missing',
    blame: 'user',
    severity: 'error',
    explain:
      'A point refers to a recipe that is not in the recipes folder, or that cannot be read there. On a cluster this would fail after the ' +
      'allocation, so it is refused when the plan is made. Correct the path, or add the file to the recipes folder.',
  },
  INFX101: {
    title: 'recipe selector names no variant',
    blame: 'user',
    severity: 'error',
    explain:
      'The part behind the colon selects a variant of an override file: `base`, `override_NAME`, ' +
      '`zip_override_NAME[i]` (counted from 0), a whole zip group, or a pattern with `*` and `?`. ' +
      'It must name something that the file has; a file without `base:` has no variants.',
  },
  INFX102: {
    title: 'recipe has the wrong shape',
    blame: 'user',
    severity: 'error',
    explain:
      'A recipe is a mapping. An override file has a mapping `base` and any number of mappings ' +
      '`override_NAME` and `zip_override_NAME`; anything else beside `base` would be ignored by srt-slurm.',
  },
  INFX103: {
    title: 'zip override cannot be zipped',
    blame: 'user',
    severity: 'error',
    explain:
      'Every list in a `zip_override_NAME` section is one dimension: all lists need the same length, or length 1, ' +
      'which repeats. A list that is meant as a value is written as a list of lists.',
  },
  INFX104: {
    title: 'recipe reference names several variants',
    blame: 'user',
    severity: 'error',
    explain:
      'A point measures one recipe variant. Without a selector an override file means all of them; ' +
      'name one, for instance `recipes/x.yaml:override_tp8`.',
  },
  INFX105: {
    title: 'recipe reference malformed',
    blame: 'user',
    severity: 'error',
    explain:
      'A reference is `path[:selector]`: a relative path below the recipes folder that ends in .yaml, and a selector ' +
      'in which `{tp}`, `{conc}` and the other documented placeholders are replaced by the values of the point.',
  },
  INFX106: {
    title: 'recipe value cannot be fingerprinted',
    blame: 'user',
    severity: 'error',
    explain:
      'The content of the resolved recipe is part of the identity of a point. `.nan` and `.inf` have no JSON form ' +
      'and therefore no place in it; write the number, or a string when the engine wants the word.',
  },
  INFX107: {
    title: 'recipe key that is nearly a known one',
    blame: 'user',
    severity: 'warning',
    explain:
      'A section of the recipe has a key that neither srt-slurm nor the commands of the engines know, and one that they ' +
      'know is spelt nearly alike. Unknown keys are passed over without a word, so the setting would not be there. ' +
      'Correct the key; one that is meant as it is may stay, because this is a warning only.',
  },
  INFX110: {
    title: 'topology of the configuration differs from the recipe',
    blame: 'user',
    severity: 'warning',
    explain:
      'The configuration says one topology and the recipe starts another. The recipe decides what runs, and the ' +
      'configuration decides how it is labelled and how many GPUs its throughput is divided by, so one of them is wrong. ' +
      'An error for `srt-recipe`, a warning for CONFIG_FILE.',
  },
  INFX111: {
    title: 'speculative decoding of the configuration differs from the recipe',
    blame: 'user',
    severity: 'warning',
    explain:
      'The configuration says that the point uses speculative decoding and the recipe starts no drafter, or the other ' +
      'way round. The published curve would carry the wrong name.',
  },
  INFX112: {
    title: 'recipe override that no point uses',
    blame: 'user',
    severity: 'warning',
    explain:
      'A recipe that points of the configuration bind has overrides that none of them selects. They are either left over ' +
      'or, more often, a point was meant to use them. Remove them, or select them.',
  },
  INFX113: {
    title: 'recipe override of another concurrency',
    blame: 'user',
    severity: 'warning',
    explain:
      'The recipe has overrides per concurrency (`override_NAME_c16`), or a benchmark with a list of concurrencies, and ' +
      'the point does not run the one of its own. With `{conc}` in the selector of `srt-recipe` every concurrency binds ' +
      'its own override, and one that is missing is found when the plan is made.',
  },
  INFX114: {
    title: 'version of the configuration differs from the recipe',
    blame: 'user',
    severity: 'warning',
    explain:
      'Image, model, engine or router of the configuration are what is published; the recipe is what runs. ' +
      'They name different versions, so the result would be filed under software that did not produce it.',
  },
  INFX115: {
    title: 'recipe does not fit the machines',
    blame: 'user',
    severity: 'warning',
    explain:
      'The recipe asks for more GPUs per node than a node of the runner has, for fewer nodes than its workers need, or ' +
      'for another kind of GPU. What cannot run is an error, however the recipe is named.',
  },
  INFX116: {
    title: 'CPU memory of KV offload beyond the policy',
    blame: 'user',
    severity: 'warning',
    explain:
      'CPU memory for KV offload is proportional to the GPUs that a server uses of its node: node memory (at most 3 TB) × ' +
      'dram-utilization × GPUs used / GPUs of the node. The recipe takes more than that for one prefill or aggregated ' +
      'replica, or offloads although the configuration says `kv-offloading: none`.',
  },
})
