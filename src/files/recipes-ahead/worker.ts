/** The second thread: reads recipes nobody has begun, in order, until none is left. */
import { type MessagePort, workerData } from 'node:worker_threads'
import { loadYaml } from '../../yaml.ts'
import { claim, markReady } from './claims.ts'

/** What the thread is started with. */
export interface AheadWork {
  readonly texts: readonly string[]
  readonly claims: Int32Array<SharedArrayBuffer>
  /** Takes one AheadValue per text that could be read without a problem. */
  readonly port: MessagePort
}

export interface AheadValue {
  readonly index: number
  /** Absent when there is something to say about the text: the one who asks finds out what. */
  readonly read?: { readonly value: unknown }
}

const { texts, claims, port } = workerData as AheadWork
texts.forEach((text, index) => {
  if (!claim(claims, index)) return
  const { value, problems } = loadYaml(text, '')
  const answer: AheadValue = problems.length === 0 ? { index, read: { value } } : { index }
  port.postMessage(answer)
  markReady(claims, index)
})
port.close()
