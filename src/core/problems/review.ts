/** Problems of code owners and sign-offs (360-369). */
import { registerProblemKinds } from './catalogue.ts'

export const reviewProblemKinds = registerProblemKinds({
  INFX360: {
    title: 'A line of CODEOWNERS has no effect',
    blame: 'user',
    severity: 'warning',
    explain:
      'GitHub skips such a line too: it is no pattern of CODEOWNERS (`[…]`, `!…`, `***`), or an owner in it is neither `@account`, ' +
      '`@organisation/team` nor an e-mail address. The last line that matches a path counts, so an earlier one decides about its files now.',
  },
  INFX361: {
    title: 'The sign-off template cannot be used',
    blame: 'user',
    severity: 'error',
    explain:
      'The template is one line of text that begins a sign-off, then boxes, `- [ ] …`, each with a text of its own. A box may end in `<link>` ' +
      '(an address in this repository), `<head>` (the full SHA of the head commit), `<N/A>`, or several with `or` between them. docs/review.md shows one.',
  },
  INFX362: {
    title: 'Nobody can tell who is an owner',
    blame: 'user',
    severity: 'warning',
    explain:
      'CODEOWNERS names a team whose members this token may not read, or an e-mail address, which no account proves. Nobody counts as ' +
      'such an owner. List the members with the input `teams`, or name accounts in CODEOWNERS.',
  },
})
