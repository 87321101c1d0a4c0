import { main } from './index.js'
await main('run-fixed-point', new URL('./', import.meta.url))
