/** Problems of trace files and trace generation. */
import { registerProblemKinds } from './catalogue.ts'

export const traceProblems = registerProblemKinds({
  INFX150: {
    title: 'Trace file cannot be read',
    blame: 'user',
    severity: 'error',
    explain:
      'The path of the trace does not lead to a readable file (or, for the weka format, a folder of `*.json` files). Check the path; it is relative to the folder in which the command runs.',
  },
  INFX151: {
    title: 'Trace line is not JSON',
    blame: 'user',
    severity: 'error',
    explain:
      'A line of the trace is not one complete JSON value. At the last line this usually means that the file was cut while it was copied or downloaded: fetch it again and compare its size or checksum. Nothing is replayed from a damaged trace, because a shorter workload would be measured under the same name.',
  },
  INFX152: {
    title: 'Trace field is missing or wrong',
    blame: 'user',
    severity: 'error',
    explain:
      'A field of the trace is missing, of the wrong type or out of range. The message names the field, what came and what is allowed.',
  },
  INFX153: {
    title: 'Unknown request type in a trace',
    blame: 'user',
    severity: 'error',
    explain:
      'Entries of a weka trace are requests (`n` not streamed, `s` streamed) or sub-agents (`subagent`). Another type cannot be replayed; leaving it out would measure a lighter workload.',
  },
  INFX154: {
    title: 'Trace holds no conversation',
    blame: 'user',
    severity: 'error',
    explain:
      'The trace was read to the end without one conversation that has a turn. Check the path and the format.',
  },
  INFX155: {
    title: 'Conversation id occurs twice',
    blame: 'user',
    severity: 'error',
    explain:
      'Two conversation trees of a trace have the same id. Results are joined to conversations by id, so ids must be unique within a data set.',
  },
  INFX156: {
    title: 'Trace line is too long',
    blame: 'user',
    severity: 'error',
    explain:
      'One line of the trace is longer than 256 MiB. Lines of that length are not conversations but concatenated or binary files.',
  },
  INFX157: {
    title: 'Unknown field in a trace',
    blame: 'user',
    severity: 'notice',
    explain:
      'The trace has fields that this version does not use. They are counted and otherwise ignored; check the spelling when you expected an effect.',
  },
  INFX158: {
    title: 'More problems in the trace',
    blame: 'user',
    severity: 'notice',
    explain: 'Only the first problems of a trace are listed; the message says how many more there are.',
  },
  INFX159: {
    title: 'Trace generator is out of range',
    blame: 'user',
    severity: 'error',
    explain:
      'A parameter of the trace generator is out of its range: trees and mean turns are at least 1, token counts at least 1 (system tokens 0), the share of sub-agents lies in [0, 1], gaps are not negative.',
  },
})
