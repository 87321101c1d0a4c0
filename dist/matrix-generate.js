import { main } from './index.js'
await main('matrix-generate', new URL('./', import.meta.url))
