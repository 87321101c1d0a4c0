import { main } from './index.js'
await main('run-agentic-point', new URL('./', import.meta.url))
