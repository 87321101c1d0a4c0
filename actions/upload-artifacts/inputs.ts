/** Contract of `upload-artifacts`. */
import type { ActionContract } from '../../src/github/contract.ts'

export const contract = {
  name: 'upload-artifacts',
  title: 'Upload folders as artifacts',
  description:
    'Uploads every sub-folder of a folder as an artifact of its name, and on request the whole folder as one more. What was measured is uploaded whatever became of it.',
  inputs: {
    folder: { description: 'Folder with one sub-folder per artifact.', required: true },
    names: { description: 'Only these sub-folders, separated by blanks.', required: false },
    whole: { description: 'Upload the whole folder as one artifact of this name, too.', required: false },
    'retention-days': {
      description: 'Days until GitHub deletes them. Default: what the repository says.',
      required: false,
    },
  },
  outputs: { artifacts: { description: 'JSON list of the names that were uploaded.' } },
  permissions: {},
  requirements: [],
} as const satisfies ActionContract
