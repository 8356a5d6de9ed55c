import type { BodyOf, Endpoint, Params, PathOf } from '../../contract/wire/endpoint.ts'
import { header } from '../../contract/wire/headers.ts'
import type { Actor } from '../actor.ts'
import type { Deps } from '../deps.ts'
import { identify, requireKey } from '../people/sign-in/identify.ts'
import type { ReadTx, WriteTx } from '../store/store.ts'
import {
  type AnswerHeaders,
  allow,
  answer,
  type Call,
  callOf,
  groupKey,
  headersFor,
  type Route,
  refuseForeignOrigin,
  type Verb,
} from './call.ts'
import { answerOnce } from './headers/idempotency.ts'
import { refuseOther, type Version } from './headers/if-match.ts'
import { type Incoming, readBody, readForm, readParams, readQuery, readText } from './request.ts'

export interface ReadOptions<E> {
  /** Leaves a mark that it was read; a HEAD shows nothing and leaves none. */
  after?: (call: Call<E>) => void
  /** It tells of marks of these names: what the asker has left of them by now is waited for. */
  marked?: RegExp
}

/** A route that reads: decode → verb → encode, in one snapshot. */
export const onRead = <E extends Endpoint>(endpoint: E, verb: Verb<E, ReadTx>, { after, marked }: ReadOptions<E> = {}): Route => ({
  endpoint,
  handle: async (incoming, deps) => {
    const headers = headersFor(incoming)
    if (marked) await deps.marks.settled(await deps.store.read((tx) => identify(tx, deps, incoming)), marked)
    const { call, response } = await deps.store.read(async (tx) => {
      const actor = await identify(tx, deps, incoming)
      allow(endpoint, actor)
      const asked = callOf(endpoint, incoming, actor, deps, undefined, headers)
      return { call: asked, response: await answer(endpoint, await verb({ ...asked, tx }), headers) }
    })
    if (incoming.request.method !== 'HEAD') after?.(call)
    return response
  },
})

/** A route whose answer is not JSON: a file. */
export const onFile = <E extends Endpoint>(
  endpoint: E,
  verb: (call: Call<E> & { tx: ReadTx }, headers: AnswerHeaders) => Promise<Response>,
): Route => ({
  endpoint,
  handle: (incoming, deps) =>
    deps.store.read(async (tx) => {
      const actor = await identify(tx, deps, incoming)
      allow(endpoint, actor)
      return verb({ ...callOf(endpoint, incoming, actor, deps, undefined, {}), tx }, headersFor(incoming))
    }),
})

/** Refuses who may not do this, whatever they send: asked before they are told what is wrong with that, or that they read another version. */
type May<E, Result> = (call: { tx: ReadTx; actor: Actor; params: Params<PathOf<E>> }) => Result
/** A write that is held to `If-Match` is about the record that it finds in order to tell who may. */
type Held<E> = { versioned: true; may: May<E, Promise<Version>> } | { versioned?: never; may: May<E, unknown> }

export type WriteOptions<E> = Held<E> & {
  /** What the history calls it where the verb does not say. */
  action?: string
  /** `false` for what is not undone (keys, passwords). */
  journal?: false
  /** The answer holds a secret: it is not kept for a repeat of the request. */
  secret?: true
}
/** For what everybody may do who is let in. */
export const anybody = () => {}
/** What takes its time (hashing a password) and is done before the one writing transaction is asked for. */
type Prepare<E extends Endpoint, Prepared> = (call: {
  params: Params<PathOf<E>>
  body: BodyOf<E>
  actor: Actor
  deps: Deps
}) => Promise<Prepared>
type PreparedVerb<E extends Endpoint, Prepared> = (call: Call<E> & { tx: WriteTx; prepared: Prepared }) => ReturnType<Verb<E, WriteTx>>

const mayWrite = async (tx: ReadTx, endpoint: Endpoint, incoming: Incoming, deps: Deps) => {
  const actor = await identify(tx, deps, incoming)
  refuseForeignOrigin(incoming.request, actor)
  allow(endpoint, actor)
  return actor
}

/** Bytes of a body as its sender says, else as many as are taken at all. */
const sizeOf = ({ request }: Incoming, { options }: Deps) => Number(request.headers.get('content-length')) || options.uploadLimit

/** A route that writes: who acts, what is asked, the verb, the journal and the kept answer, in one transaction; what `prepare` gives is made before it. */
export const onPrepared = <E extends Endpoint, Prepared>(
  endpoint: E,
  prepare: Prepare<E, Prepared> | undefined,
  verb: PreparedVerb<E, Prepared>,
  options: WriteOptions<E>,
): Route => {
  const carryOut = async (incoming: Incoming, deps: Deps) => {
    const { request } = incoming
    const sent = endpoint.carries === 'upload' ? undefined : await readText(request)
    const form = endpoint.carries === 'upload' ? await readForm(request) : undefined
    const bodyFor = async (tx: ReadTx, actor: Actor) => {
      const params = readParams(endpoint, incoming.params) as Params<PathOf<E>>
      readQuery(endpoint, request.url)
      try {
        return sent ? readBody(endpoint as Endpoint, sent) : form
      } catch (error) {
        await options.may({ tx, actor, params })
        throw error
      }
    }
    const ready = async (read: Prepare<E, Prepared>) => {
      const { actor, body } = await deps.store.read(async (tx) => {
        const who = await mayWrite(tx, endpoint, incoming, deps)
        return { actor: who, body: await bodyFor(tx, who) }
      })
      const params = readParams(endpoint, incoming.params) as Params<PathOf<E>>
      return read({ params, body: body as BodyOf<E>, actor, deps })
    }
    const prepared = (prepare && (await ready(prepare))) as Prepared
    const account = await deps.accountOf(deps, incoming)
    const write = async (tx: WriteTx) => {
      const actor = await mayWrite(tx, endpoint, incoming, deps)
      const asked = { tx, deps, actor, endpoint, request, bytes: sent?.bytes, form, secret: options.secret }
      return answerOnce(asked, headersFor(incoming), async () => {
        const headers = headersFor(incoming)
        const call = { ...callOf(endpoint, incoming, actor, deps, await bodyFor(tx, actor), headers), tx, prepared }
        const expected = request.headers.get(header.ifMatch)
        if (expected && options.versioned) await refuseOther(tx, expected, await options.may(call))
        const reply = await verb(call)
        if (options.journal !== false) {
          const change = await tx.finish(actor, groupKey(request), options.action ?? endpoint.path)
          if (change !== undefined) headers[header.change] = change
        }
        return answer(endpoint, reply, headers)
      })
    }
    return deps.store.write(write, { account })
  }
  return {
    endpoint,
    versioned: options.versioned === true,
    journaled: options.journal !== false,
    handle: async (incoming, deps) => {
      requireKey(incoming)
      if (endpoint.carries !== 'upload') return carryOut(incoming, deps)
      const { accountId } = await deps.store.read((tx) => mayWrite(tx, endpoint, incoming, deps))
      return deps.uploads(sizeOf(incoming, deps), () => carryOut(incoming, deps), accountId)
    },
  }
}

/** A route that writes and needs nothing beforehand: nearly all of them. */
export const onWrite = <E extends Endpoint>(endpoint: E, verb: Verb<E, WriteTx>, options: WriteOptions<E>): Route =>
  onPrepared<E, undefined>(endpoint, undefined, verb, options)
