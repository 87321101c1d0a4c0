import { main } from './index.js'
await main('collect-evals', new URL('./', import.meta.url))
