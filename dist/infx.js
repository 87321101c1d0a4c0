#!/usr/bin/env node
import { main } from './index.js'
await main('infx', new URL('./', import.meta.url))
