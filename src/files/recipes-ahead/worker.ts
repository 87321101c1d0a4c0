/** The second thread: reads recipes nobody has begun, in order, until none is left. */
import { type MessagePort, parentPort } from 'node:worker_threads'
import { loadYaml } from '../../yaml.ts'
import { claim, markReady } from './claims.ts'

/** The one message to the thread, which ends after it. */
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

parentPort?.once('message', ({ texts, claims, port }: AheadWork) => {
  texts.forEach((text, index) => {
    if (!claim(claims, index)) return
    const { value, problems } = loadYaml(text, '')
    const answer: AheadValue = problems.length === 0 ? { index, read: { value } } : { index }
    port.postMessage(answer)
    markReady(claims, index)
  })
  port.close()
})
