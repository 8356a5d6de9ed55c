import type { Endpoint } from '../contract/endpoint.ts'
import { header } from '../contract/headers.ts'
import { allow, answer, type Call, callOf, groupKey, type Route, refuseForeignOrigin, type Verb } from './call.ts'
import { refuse } from './errors.ts'
import { answerOnce } from './idempotency.ts'
import { identify, requireKey } from './identify.ts'
import { readBody, readParams, readText } from './request.ts'
import type { ReadTx, WriteTx } from './store/store.ts'

/** A route that reads: decode → verb → encode, in one snapshot. */
export const onRead = <E extends Endpoint>(endpoint: E, verb: Verb<E, ReadTx>): Route => ({
  endpoint,
  handle: (incoming, deps) =>
    deps.store.read(async (tx) => {
      const actor = await identify(tx, deps, incoming.request)
      allow(endpoint, actor)
      const headers = new Headers()
      const reply = await verb({ ...callOf(endpoint, incoming, actor, deps, undefined, headers), tx })
      return answer(endpoint, reply, headers)
    }),
})

/** A route whose answer is not JSON: a file. */
export const onFile = <E extends Endpoint>(endpoint: E, verb: (call: Call<E> & { tx: ReadTx }) => Promise<Response>): Route => ({
  endpoint,
  handle: (incoming, deps) =>
    deps.store.read(async (tx) => {
      const actor = await identify(tx, deps, incoming.request)
      allow(endpoint, actor)
      return verb({ ...callOf(endpoint, incoming, actor, deps, undefined, new Headers()), tx })
    }),
})

export interface WriteOptions<E> {
  /** What the history calls it where the verb does not say. */
  action?: string
  /** `false` for what is not undone (keys, passwords, having looked at something). */
  journal?: false
  /** Loads the record that `If-Match` speaks of. */
  current?: (call: Call<E> & { tx: WriteTx }) => Promise<{ changeId: string }>
}

/** A route that writes: who acts, what is asked, the verb, the journal and the kept answer, in one transaction. */
export const onWrite = <E extends Endpoint>(endpoint: E, verb: Verb<E, WriteTx>, options: WriteOptions<E> = {}): Route => ({
  endpoint,
  handle: async (incoming, deps) => {
    const { request } = incoming
    requireKey(request)
    const sent = endpoint.carries === 'upload' ? undefined : await readText(request)
    const form = endpoint.carries === 'upload' ? await request.formData().catch(() => undefined) : undefined
    return deps.store.write(async (tx) => {
      const actor = await identify(tx, deps, request)
      refuseForeignOrigin(request, actor)
      allow(endpoint, actor)
      return answerOnce({ tx, deps, actor, endpoint, request, bytes: sent?.bytes, form }, async () => {
        const headers = new Headers()
        readParams(endpoint, incoming.params)
        const body = sent ? readBody(endpoint as Endpoint, sent) : form
        const call = { ...callOf(endpoint, incoming, actor, deps, body, headers), tx }
        const expected = request.headers.get(header.ifMatch)
        if (expected && expected !== '*' && options.current && `"${(await options.current(call)).changeId}"` !== expected)
          throw refuse(412, 'changed', 'Somebody has changed this since you read it.')
        const reply = await verb(call)
        if (options.journal !== false) {
          const change = await tx.finish(actor, groupKey(request), options.action ?? endpoint.path)
          headers.set(header.change, change)
        }
        return answer(endpoint, reply, headers)
      })
    })
  },
})
