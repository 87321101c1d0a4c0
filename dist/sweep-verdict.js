import { main } from './index.js'
await main('sweep-verdict', new URL('./', import.meta.url))
