import { main } from './index.js'
await main('run-eval-point', new URL('./', import.meta.url))
