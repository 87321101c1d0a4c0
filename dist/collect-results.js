import { main } from './index.js'
await main('collect-results', new URL('./', import.meta.url))
