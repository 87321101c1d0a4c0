import { main } from './index.js'
await main('answer-command', new URL('./', import.meta.url))
