/** What rows for the reusable workflow need besides the plan. */
export const legInputs = {
  'runner-map': {
    description:
      'YAML mapping from prefixes of runner labels (or `default`) to a label, a list of labels, or `{ group, labels }`; `{label}` is the label itself. Default: the label itself.',
    required: false,
  },
  head: { description: 'Commit that the legs check out.', required: false },
  'plan-artifact': { description: 'Name of the artifact with plan.json.', required: false },
} as const
