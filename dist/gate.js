import { main } from './index.js'
await main('gate', new URL('./', import.meta.url))
