import { main } from './index.js'
await main('run-sweep', new URL('./', import.meta.url))
