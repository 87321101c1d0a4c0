import { main } from './index.js'
await main('upload-artifacts', new URL('./', import.meta.url))
