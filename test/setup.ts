import { setDistDir } from '../src/assets.ts'

// Tests run from source; files beside the bundle are the committed ones.
setDistDir(new URL('../dist/', import.meta.url))
