import { main } from './index.js'
await main('post-comment', new URL('./', import.meta.url))
