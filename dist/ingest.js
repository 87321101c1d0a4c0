import { main } from './index.js'
await main('ingest', new URL('./', import.meta.url))
