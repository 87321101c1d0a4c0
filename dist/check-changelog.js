import { main } from './index.js'
await main('check-changelog', new URL('./', import.meta.url))
