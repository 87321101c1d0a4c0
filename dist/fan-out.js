import { main } from './index.js'
await main('fan-out', new URL('./', import.meta.url))
