import { main } from './index.js'
await main('check-sign-off', new URL('./', import.meta.url))
