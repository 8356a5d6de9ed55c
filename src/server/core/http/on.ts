import type { BodyOf, Endpoint, Params, PathOf } from '../../../contract/wire/endpoint.ts'
import { header } from '../../../contract/wire/headers.ts'
import type { Actor } from '../actor.ts'
import type { Deps } from '../deps.ts'
import { Refusal } from '../errors.ts'
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
  /** The verb sets the version of a record as the ETag. */
  versioned?: boolean
  /** Waits for the caller's own deferred writes first, if one is of this kind. */
  waitFor?: string
}

/** A route that reads: decode → verb → encode, in one snapshot. */
export const onRead = <E extends Endpoint>(
  endpoint: E,
  verb: Verb<E, ReadTx>,
  { after, waitFor, versioned = false }: ReadOptions<E> = {},
): Route => ({
  endpoint,
  versioned,
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

interface Asking<E> {
  tx: ReadTx
  actor: Actor
  params: Params<PathOf<E>>
}
/** Refuses callers without the right to write and returns the record in the path, if there is one. */
type May<E, Found> = (asking: Asking<E>) => Found
/** A write that checks `If-Match` returns the record that it finds here. */
type Rights<E, Found> =
  | { versioned: true; may: May<E, Promise<Found & Version>> }
  | { versioned?: never; may: May<E, Found | Promise<Found>> }

export type WriteOptions<E, Found> = Rights<E, Found> & {
  /** The action in the history if the verb does not describe one. */
  action?: string
  /** `false` for writes without undo, such as keys and passwords. */
  journal?: false
  /** The answer contains a secret, perhaps for some bodies only, so it is not stored for a repeat of the request. */
  secret?: true | ((body: BodyOf<E>) => boolean)
}
/** For writes that every signed-in user may do. */
export const anybody = () => {}
/** Slow work, such as hashing a password, and limits that count, before the transaction. It gets what `may` found then. */
type Prepare<E extends Endpoint, Found, Prepared> = (call: {
  params: Params<PathOf<E>>
  body: BodyOf<E>
  found: Found
  actor: Actor
  deps: Deps
}) => Promise<Prepared>
/** A verb gets what `may` found. */
type WriteVerb<E extends Endpoint, Found> = (call: Call<E> & { tx: WriteTx; found: Found }) => ReturnType<Verb<E, WriteTx>>
type PreparedVerb<E extends Endpoint, Found, Prepared> = (
  call: Call<E> & { tx: WriteTx; found: Found; prepared: Prepared },
) => ReturnType<Verb<E, WriteTx>>

/** Returns what `prepare` returned, or why it refused the request. */
const outcomeOf = async <Prepared>(preparing: Promise<Prepared>): Promise<{ prepared: Prepared } | { refusal: Refusal }> => {
  try {
    return { prepared: await preparing }
  } catch (error) {
    if (error instanceof Refusal && error.status < 500) return { refusal: error }
    throw error
  }
}

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
 * A route that writes: identifies the actor, checks the right, validates the request, and runs the verb, the journal and the stored answer in one
 * transaction. The right comes before the body, so a caller without it learns nothing from a refusal. `prepare` runs before the transaction; what it
 * refuses is refused in the place of the verb, so that a repeat of an answered request still gets its answer.
 */
export const onPrepared = <E extends Endpoint, Found, Prepared>(
  endpoint: E,
  prepare: Prepare<E, Found, Prepared> | undefined,
  verb: PreparedVerb<E, Found, Prepared>,
  options: WriteOptions<E, Found>,
): Route => {
  const run = async (incoming: Incoming, deps: Deps, account: string, { sent, form }: Content) => {
    const { request } = incoming
    /** Returns what `may` found, and the body. */
    const admit = async (tx: ReadTx, actor: Actor) => {
      const params = readParams(endpoint, incoming.params) as Params<PathOf<E>>
      readQuery(endpoint, request.url)
      const found = await options.may({ tx, actor, params })
      const body = (sent ? readBody(endpoint as Endpoint, sent) : form) as BodyOf<E>
      return { params, found, body }
    }
    const ready = async (read: Prepare<E, Found, Prepared>) => {
      const { actor, ...admitted } = await deps.store.read(async (tx) => {
        const who = await mayWrite(tx, endpoint, incoming, deps)
        return { actor: who, ...(await admit(tx, who)) }
      })
      return outcomeOf(read({ ...admitted, actor, deps }))
    }
    const outcome = prepare ? await ready(prepare) : { prepared: undefined as Prepared }
    const write = async (tx: WriteTx) => {
      const actor = await mayWrite(tx, endpoint, incoming, deps)
      const { secret } = options
      const isSecret = async () => (typeof secret === 'function' ? secret((await admit(tx, actor)).body) : secret === true)
      const asked = { tx, deps, actor, endpoint, request, bytes: sent?.bytes, form, isSecret }
      return answerOnce(asked, headersFor(incoming), async () => {
        const headers = headersFor(incoming)
        const { found, body } = await admit(tx, actor)
        const expected = request.headers.get(header.ifMatch)
        if (expected && options.versioned) await refuseOther(tx, expected, found as Found & Version)
        if ('refusal' in outcome) throw outcome.refusal
        const cookies: string[] = []
        const call = callOf(endpoint, incoming, actor, deps, body, headers, cookies)
        const reply = await verb({ ...call, tx, found, prepared: outcome.prepared })
        if (options.journal !== false) {
          const change = await tx.finish(actor, groupKey(request), options.action ?? endpoint.path)
          if (change !== undefined) headers[header.change] = change
        }
        return answer(endpoint, reply, headers, cookies)
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
export const onWrite = <E extends Endpoint, Found>(endpoint: E, verb: WriteVerb<E, Found>, options: WriteOptions<E, Found>): Route =>
  onPrepared<E, Found, undefined>(endpoint, undefined, verb, options)
