import type { BodyOf, Endpoint, Params, PathOf } from '../../../contract/wire/endpoint.ts'
import { header } from '../../../contract/wire/headers.ts'
import type { Actor } from '../actor.ts'
import type { Deps } from '../deps.ts'
import type { Incoming } from '../incoming.ts'
import type { Take } from '../shared-memory.ts'
import type { ReadTx, WriteTx } from '../store/store.ts'
import { jsonLimit } from './bodies/memory.ts'
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
import { readBody, readForm, readParams, readQuery, readText, type Sent } from './request.ts'

export interface ReadOptions<E> {
  /** Runs after the answer to a GET, not to a HEAD. */
  after?: (call: Call<E>) => void
  /** Waits for the caller's own deferred writes of these names first. */
  waitFor?: RegExp
}

/** A route that reads: decode → verb → encode, in one snapshot. */
export const onRead = <E extends Endpoint>(endpoint: E, verb: Verb<E, ReadTx>, { after, waitFor }: ReadOptions<E> = {}): Route => ({
  endpoint,
  handle: async (incoming, deps) => {
    const headers = headersFor(incoming)
    if (waitFor) await deps.deferred.settled(await deps.store.read((tx) => deps.identity.identify(tx, deps, incoming)), waitFor)
    const { call, response } = await deps.store.read(async (tx) => {
      const actor = await deps.identity.identify(tx, deps, incoming)
      allow(endpoint, actor)
      const asked = callOf(endpoint, incoming, actor, deps, undefined, headers)
      return { call: asked, response: await answer(endpoint, await verb({ ...asked, tx }), headers) }
    })
    if (incoming.request.method !== 'HEAD') after?.(call)
    return response
  },
})

/** A route that answers with a file instead of JSON. */
export const onFile = <E extends Endpoint>(
  endpoint: E,
  verb: (call: Call<E> & { tx: ReadTx }, headers: AnswerHeaders) => Promise<Response>,
): Route => ({
  endpoint,
  handle: (incoming, deps) =>
    deps.store.read(async (tx) => {
      const actor = await deps.identity.identify(tx, deps, incoming)
      allow(endpoint, actor)
      return verb({ ...callOf(endpoint, incoming, actor, deps, undefined, {}), tx }, headersFor(incoming))
    }),
})

/** Refuses callers without the right to write, before the body is validated or versions are compared, so they learn nothing from either. The verb checks the right too. */
type May<E, Result> = (call: { tx: ReadTx; actor: Actor; params: Params<PathOf<E>> }) => Result
/** A write that checks `If-Match` returns the record that it finds here. */
type Rights<E> = { versioned: true; may: May<E, Promise<Version>> } | { versioned?: never; may: May<E, unknown> }

export type WriteOptions<E> = Rights<E> & {
  /** The action in the history if the verb does not describe one. */
  action?: string
  /** `false` for writes without undo, such as keys and passwords. */
  journal?: false
  /** The answer contains a secret, perhaps for some bodies only, so it is not stored for a repeat of the request. */
  secret?: true | ((body: BodyOf<E>) => boolean)
}
/** For writes that every signed-in user may do. */
export const anybody = () => {}
/** Slow work, such as hashing a password, that runs before the transaction. */
type Prepare<E extends Endpoint, Prepared> = (call: {
  params: Params<PathOf<E>>
  body: BodyOf<E>
  actor: Actor
  deps: Deps
}) => Promise<Prepared>
type PreparedVerb<E extends Endpoint, Prepared> = (call: Call<E> & { tx: WriteTx; prepared: Prepared }) => ReturnType<Verb<E, WriteTx>>

const mayWrite = async (tx: ReadTx, endpoint: Endpoint, incoming: Incoming, deps: Deps) => {
  const actor = await deps.identity.identify(tx, deps, incoming)
  refuseForeignOrigin(incoming.request, actor)
  allow(endpoint, actor)
  return actor
}

interface Content {
  sent?: Sent
  form?: FormData | undefined
}
/** The parts of an upload take some bytes in addition to its file. */
const uploadParts = 64 * 1024
const readContent = async ({ carries }: Endpoint, { request }: Incoming, { options }: Deps, take: Take): Promise<Content> =>
  carries === 'upload'
    ? { form: await readForm(request, options.uploadLimit + uploadParts, take) }
    : { sent: await readText(request, jsonLimit, take) }

/**
 * A route that writes: identifies the actor, validates the request, and runs the verb, the journal and the stored answer in one transaction.
 * `prepare` runs before it.
 */
export const onPrepared = <E extends Endpoint, Prepared>(
  endpoint: E,
  prepare: Prepare<E, Prepared> | undefined,
  verb: PreparedVerb<E, Prepared>,
  options: WriteOptions<E>,
): Route => {
  const run = async (incoming: Incoming, deps: Deps, account: string, { sent, form }: Content) => {
    const { request } = incoming
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
    const write = async (tx: WriteTx) => {
      const actor = await mayWrite(tx, endpoint, incoming, deps)
      const { secret } = options
      const isSecret = async () => (typeof secret === 'function' ? secret((await bodyFor(tx, actor)) as BodyOf<E>) : secret === true)
      const asked = { tx, deps, actor, endpoint, request, bytes: sent?.bytes, form, isSecret }
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
      deps.identity.requireKey(incoming)
      const { accountId } = await deps.store.read((tx) => mayWrite(tx, endpoint, incoming, deps))
      const memory = deps.memory[endpoint.carries === 'upload' ? 'upload' : 'json']
      return memory(accountId, async (take) => run(incoming, deps, accountId, await readContent(endpoint, incoming, deps, take)))
    },
  }
}

/** A route that writes without preparation, as nearly all do. */
export const onWrite = <E extends Endpoint>(endpoint: E, verb: Verb<E, WriteTx>, options: WriteOptions<E>): Route =>
  onPrepared<E, undefined>(endpoint, undefined, verb, options)
