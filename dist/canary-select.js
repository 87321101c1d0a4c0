import { main } from './index.js'
await main('canary-select', new URL('./', import.meta.url))
