import { main } from './index.js'
await main('collect-artifacts', new URL('./', import.meta.url))
