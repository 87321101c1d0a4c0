/** Problem codes of evaluations and of collecting results: 250-269. What is wrong inside a YAML file has codes of config. */
import { registerProblemKinds } from './catalogue.ts'

export const evalProblemKinds = registerProblemKinds({
  INFX250: {
    title: 'Evaluation task file cannot be read',
    blame: 'user',
    severity: 'error',
    explain:
      'A point asks for an evaluation whose task file, question file or worked examples are not in the repository, or are not text. Check the path: it is relative to the repository, and the data files are relative to the task file.',
  },
  INFX251: {
    title: 'Evaluation task file is not valid',
    blame: 'user',
    severity: 'error',
    explain:
      'The task file has a field that the built-in runner does not carry out, lacks one that it needs, or holds a value of another type. Supported is the part of the lm-eval task format described in `schemas/eval-task.schema.json`; what is not supported is refused, because skipping it silently would change the score.',
  },
  INFX252: {
    title: 'Prompt template cannot be filled in',
    blame: 'user',
    severity: 'error',
    explain:
      'Templates may insert fields of the document with `{{field}}` and nothing else. The template names a field that a document lacks, or uses another expression of the template language.',
  },
  INFX253: {
    title: 'Question set is damaged',
    blame: 'user',
    severity: 'error',
    explain:
      'One line of a question file is not a JSON object, or the file holds no question. Every line must be one whole object; a file that was cut off usually ends in half a line. Nothing is evaluated on part of a set.',
  },
  INFX254: {
    title: 'Thresholds file cannot be read',
    blame: 'user',
    severity: 'error',
    explain:
      'The file with the accuracy thresholds is missing or is not YAML. The accuracy gate then fails: falling back to a built-in minimum would let a regression pass.',
  },
  INFX255: {
    title: 'Attempts at one evaluation disagree',
    blame: 'product',
    severity: 'warning',
    explain:
      'Two complete attempts at the same point gave scores that differ by more than three standard errors, which chance does not explain. The newest counts, but something other than the model changed between them: look at both logs before trusting either score.',
  },
  INFX256: {
    title: 'No threshold for this task',
    blame: 'user',
    severity: 'error',
    explain:
      'Neither `models.<prefix>.<task>` nor `default.<task>` names the evaluated task, so there is nothing to judge the score by, and the gate fails. Add a line to the thresholds file.',
  },
  INFX257: {
    title: 'A score is not a number between 0 and 1',
    blame: 'product',
    severity: 'error',
    explain:
      'A result file holds NaN, a boolean, a text or a number outside [0, 1] where a score belongs, or no score of the gated metric at all. Such a result never passes. Look at the log of the runner that wrote the file.',
  },
  INFX258: {
    title: 'Not every question was answered',
    blame: 'infra',
    severity: 'error',
    explain:
      'Some requests failed even after the retries, so the score would stand for a part of the questions only. The evaluation counts as an infrastructure failure, not as a low score; run it again.',
  },
  INFX259: {
    title: 'The server failed during the evaluation',
    blame: 'infra',
    severity: 'error',
    explain:
      'The endpoint refused connections, answered with server errors or did not answer in time so often that the evaluation was stopped. This says nothing about accuracy. The log of the engine says why it stopped.',
  },
  INFX260: {
    title: 'The server refused the evaluation request',
    blame: 'user',
    severity: 'error',
    explain:
      'The endpoint answered with a 4xx status, which repeating does not change: usually an unknown model name, or a prompt longer than the context limit that the engine was started with.',
  },
  INFX261: {
    title: 'Evaluation result file is damaged',
    blame: 'infra',
    severity: 'error',
    explain:
      'A result file of an evaluation is not JSON or lacks its results. It was probably cut off while it was written or copied. The other files are still collected.',
  },
  INFX262: {
    title: 'Evaluation metadata is damaged',
    blame: 'product',
    severity: 'error',
    explain:
      '`meta_env.json` of an evaluation is not JSON, or a field in it has a value that cannot be what it stands for. Without it the score cannot be tied to a configuration, so its rows are left out and the file is listed.',
  },
  INFX263: {
    title: 'Several result files and no way to tell the newest',
    blame: 'product',
    severity: 'error',
    explain:
      'One evaluation left several result files and their names carry no time. File times are not trusted, because copying and downloading change them. No score is taken; remove all but one.',
  },
  INFX264: {
    title: 'No evaluation result where one was expected',
    blame: 'infra',
    severity: 'error',
    explain:
      'The plan holds evaluations, and nothing came back for at least one of them. Missing is never a pass: look at the job of the evaluation that is listed.',
  },
  INFX265: {
    title: 'Result file is damaged',
    blame: 'infra',
    severity: 'error',
    explain:
      'A collected file is not JSON, is larger than a result can be, or could not be read. It is listed with the place of the damage, and collecting goes on; its point counts as missing unless another attempt has it.',
  },
  INFX266: {
    title: 'Result holds numbers that are not finite',
    blame: 'product',
    severity: 'error',
    explain:
      'Some values of a result are NaN or infinite, which usually means that a rate was taken over zero requests. The point is kept as failed, with the names of the fields.',
  },
  INFX267: {
    title: 'Attempt in the name and in the result disagree',
    blame: 'product',
    severity: 'error',
    explain:
      'The attempt that an artifact carries in its name is not the one that its content states. One of them is stale; the artifact is not used.',
  },
  INFX268: {
    title: 'Two sources disagree about one point',
    blame: 'product',
    severity: 'warning',
    explain:
      'The aggregate file holds other numbers for a point than the point’s own file. The point’s own file wins, because the aggregate was assembled from such files.',
  },
  INFX269: {
    title: 'Result does not belong to this plan',
    blame: 'product',
    severity: 'warning',
    explain:
      'A collected file names no point, a point that is not in the plan, or another plan. It is listed and not counted. Usual causes: files of an earlier run left in the workspace, or an artifact of another tool.',
  },
})
