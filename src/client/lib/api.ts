import { type Answer, cutOff, type Refusal, readAnswer, unreadable } from '../../contract/client/answer.ts'
import { type Arguments, type Loose, pathOf, requestFor } from '../../contract/client/call.ts'
import type { Endpoint, ReplyOf } from '../../contract/wire/endpoint.ts'
import { header } from '../../contract/wire/headers.ts'
import { noteServiceTime } from '../clock.ts'
import { randomId } from '../random-id.ts'
import { pause } from './moments.ts'
import { connection, reportReachable, reportUnreachable } from './online.ts'
import { ownChanges } from './own-changes.ts'
import { ServiceError, Unreachable } from './service-error.ts'
import { endSession, signedInAgain } from './session-store.ts'
import { tabUser } from './tab-user.ts'
import { apiBase, sendForm, sendRequest } from './transport.ts'

/** What a proxy refuses before it passes the request on, so nothing has been changed. */
const refusedByProxy = new Set([400, 403, 405, 406, 411, 413, 414, 415, 417, 422, 426, 429, 431, 451])

/** Whether the service itself sent the answer, not something between it and this page. */
const isOurs = async (response: Response) => {
  const isJson = response.headers.get('content-type')?.includes('json') === true
  if (response.ok || !isJson) return isJson
  const json: unknown = await response
    .clone()
    .json()
    .catch(() => undefined)
  return Array.isArray((json as { errors?: unknown } | undefined)?.errors)
}

/** The answer was cut off, that of a write was not readable, or the service says that it does not know whether a write was stored. */
const isUnsure = (to: Endpoint, { status, faults, retryAfter }: Refusal) =>
  faults[0] === cutOff ||
  (faults[0] === unreadable && to.method !== 'GET') ||
  (status === 503 && faults[0]?.code === 'unreachable' && retryAfter === undefined)

/** The only place that separates network failures from HTTP errors. */
const lost = (cause: unknown): never => {
  if (cause instanceof Unreachable || (cause instanceof DOMException && cause.name === 'AbortError')) throw cause
  throw new Unreachable({ cause })
}

const answered = async (to: Endpoint, call: () => Promise<Response>): Promise<Response> => {
  const askedAt = Date.now()
  try {
    const response = await call()
    const ours = await isOurs(response)
    if (ours) noteServiceTime(response.headers.get('date'), askedAt)
    if (!ours && !(to.method !== 'GET' && refusedByProxy.has(response.status))) {
      const isPage = response.ok && response.headers.get('content-type')?.startsWith('text/html') === true
      throw new Unreachable({ cause: `Something else answered ${response.status}.`, isPage })
    }
    reportReachable()
    return response
  } catch (cause) {
    return lost(cause)
  }
}

/** Returns what to say where a proxy refused a write without a reason. */
const reasonOf = (to: Endpoint, status: number): string | undefined => {
  if (status !== 413) return undefined
  return to.carries === 'upload' ? 'This file is too large.' : 'This text is too long for the server. Shorten it and try again.'
}

const read = async <E extends Endpoint>(to: E, response: Response): Promise<Answer<ReplyOf<E>>> => {
  const result = await readAnswer(to, response).catch(lost)
  if (result.ok) {
    if (result.answer.changeId) ownChanges.add(result.answer.changeId)
    return result.answer
  }
  if (isUnsure(to, result.refusal)) return lost(result.refusal)
  const { status, faults, ...more } = result.refusal
  if (status === 401 && to.access !== 'anyone') endSession()
  const message = faults.length === 0 ? reasonOf(to, status) : undefined
  throw new ServiceError(status, message === undefined ? faults : [{ code: 'refused', message }], more)
}

/** Time limits in ms for a complete answer. A write may wait for others or change thousands of records. */
const timeLimits = { reading: 30_000, writing: 120_000 }

type TimedCall<T> = (signal: AbortSignal, restartTimer: () => void) => Promise<T>

/** Fails as unreachable when the time limit passes. The call can restart the timer while it makes progress. */
const withTimeLimit = async <T>(to: Endpoint, asked: AbortSignal | undefined, call: TimedCall<T>): Promise<T> => {
  const over = new AbortController()
  const timeout = Promise.withResolvers<never>()
  const giveUp = () => {
    reportUnreachable()
    timeout.reject(new Unreachable({ cause: 'The answer took too long.' }))
    over.abort()
  }
  const start = () => setTimeout(giveUp, timeLimits[to.method === 'GET' ? 'reading' : 'writing'])
  let timer: ReturnType<typeof start> | undefined = start()
  const restartTimer = () => {
    if (timer === undefined) return
    clearTimeout(timer)
    timer = start()
  }
  try {
    return await Promise.race([call(asked ? AbortSignal.any([asked, over.signal]) : over.signal, restartTimer), timeout.promise])
  } finally {
    clearTimeout(timer)
    timer = undefined
  }
}

/** In seconds. */
const longestWait = 10

/** How long to wait before a write without an answer is sent again with its key, in ms. */
const waitsForAnswer = [300, 1_200]

/** Returns how long to wait before a call is repeated, in ms; undefined when it is not. */
const waitBefore = (to: Endpoint, error: unknown, tries: number): number | undefined => {
  if (error instanceof Unreachable) return to.method === 'GET' || connection() !== 'online' ? undefined : waitsForAnswer[tries]
  const wait = error instanceof ServiceError && error.status !== 429 ? error.retryAfter : undefined
  return tries === 2 || wait === undefined || wait > longestWait ? undefined : wait * 1000
}

/**
 * Repeats a call up to twice: one without an answer, whose key makes the service answer as it did before, and one that a busy service asks
 * to repeat. A call that ends without an answer says so to the whole app.
 */
const withRetries = async <T>(to: Endpoint, { headers, signal }: Loose, call: () => Promise<T>): Promise<T> => {
  const repeatable = to.method === 'GET' || headers?.idempotencyKey !== undefined
  for (let tries = 0; ; tries += 1) {
    try {
      return await call()
    } catch (error) {
      const wait = repeatable ? waitBefore(to, error, tries) : undefined
      if (wait === undefined) {
        if (error instanceof Unreachable) reportUnreachable({ byPage: error.isPage })
        throw error
      }
      await pause(wait, signal)
      signal?.throwIfAborted()
    }
  }
}

/** Sends a write that found the session ended again when the same user has signed in over the page. Reads are refreshed then. */
const acrossSessions = async <T>(to: Endpoint, call: () => Promise<T>): Promise<T> => {
  for (;;) {
    try {
      return await call()
    } catch (error) {
      const isRefused = error instanceof ServiceError && error.status === 401 && to.access !== 'anyone'
      if (!isRefused || to.method === 'GET') throw error
      await signedInAgain()
    }
  }
}

/** Gives a write an idempotency key. Without a user there is nobody whose key it could be. */
const withKey = (to: Endpoint, loose: Loose): Loose =>
  to.method === 'GET' || to.access === 'anyone' ? loose : { ...loose, headers: { idempotencyKey: randomId(), ...defined(loose.headers) } }

const defined = (headers: Loose['headers'] = {}) => Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined))

/**
 * Calls the service and returns the whole answer: `{reply, changeId, etag}`. For writes, and for reads whose version matters.
 *
 * Every write has an idempotency key, its own or a new one, so it is done once however often it arrives.
 *
 * A write that finds the session ended waits until the same user has signed in again.
 *
 * @throws ServiceError for a refusal (401 of a read also ends the session), Unreachable without an answer in time, AbortError when aborted
 */
export const send = async <E extends Endpoint>(to: E, ...[input]: Arguments<E>): Promise<Answer<ReplyOf<E>>> => {
  const loose = withKey(to, (input ?? {}) as Loose)
  const call = async (signal: AbortSignal) =>
    read(to, await answered(to, () => sendRequest(requestFor(apiBase(), to, { ...loose, signal }))))
  return acrossSessions(to, () => withRetries(to, loose, () => withTimeLimit(to, loose.signal, call)))
}

/** Calls the service and returns the decoded reply alone. Throws as `send` does. */
export const api = async <E extends Endpoint>(to: E, ...input: Arguments<E>): Promise<ReplyOf<E>> => (await send(to, ...input)).reply

interface Sent {
  /** Called with the part that has been sent, from 0 to 1. */
  onProgress?: ((part: number) => void) | undefined
  signal?: AbortSignal | undefined
  idempotencyKey: string
  changeGroup?: string | undefined
  /** The other parts of the form, by name. */
  parts?: Readonly<Record<string, string | Blob>>
}

/**
 * Sends a file as the multipart part `file`. The time limit restarts with its progress. After a lost answer it can be sent again with the
 * same key. Throws as `send` does.
 */
export const upload = async <E extends Endpoint>(to: E, file: File, sent: Sent): Promise<Answer<ReplyOf<E>>> => {
  const form = new FormData()
  form.set('file', file)
  for (const [name, part] of Object.entries(sent.parts ?? {})) form.set(name, part)
  const headers = {
    [header.idempotencyKey]: sent.idempotencyKey,
    ...(sent.changeGroup !== undefined && { [header.changeGroup]: sent.changeGroup }),
  }
  const call: TimedCall<Answer<ReplyOf<E>>> = async (signal, restartTimer) => {
    const onProgress = (part: number) => {
      restartTimer()
      sent.onProgress?.(part)
    }
    return read(to, await answered(to, () => sendForm(pathOf(to, {}), form, { headers, onProgress, signal })))
  }
  const loose = { headers: { idempotencyKey: sent.idempotencyKey }, signal: sent.signal }
  return acrossSessions(to, () => withRetries(to, loose, () => withTimeLimit(to, sent.signal, call)))
}

/** Returns the URL of a file's content, for links and images, which cannot send the header that names the user of the tab. */
export const addressFor = <E extends Endpoint>(to: E, ...[input]: Arguments<E>) => {
  const loose = (input ?? {}) as Loose
  return apiBase() + pathOf(to, { ...loose, query: { ...loose.query, xSessionUser: tabUser() } })
}
