import { main } from './index.js'
await main('retry-canary', new URL('./', import.meta.url))
