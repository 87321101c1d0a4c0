import { main } from './index.js'
await main('reuse-points', new URL('./', import.meta.url))
