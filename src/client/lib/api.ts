import { type Answer, hear } from '../../contract/client/answer.ts'
import { type Arguments, type Loose, pathOf, requestFor } from '../../contract/client/call.ts'
import type { Endpoint, ReplyOf } from '../../contract/wire/endpoint.ts'
import { header } from '../../contract/wire/headers.ts'
import { ownChanges } from './live/own-changes.ts'
import { reportReachable, reportUnreachable } from './online.ts'
import { ServiceError, Unreachable } from './service-error.ts'
import { endSession } from './session/session-store.ts'
import { base, carry, carryForm } from './transport.ts'

const gateway = (response: Response) => response.status >= 502 && response.status <= 504

/** Whether the service itself sent the answer, not a gateway in front of it. */
const isOurs = async (response: Response) => {
  const json: unknown = await response
    .clone()
    .json()
    .catch(() => undefined)
  return Array.isArray((json as { errors?: unknown } | undefined)?.errors)
}

/** The only place that separates network failures from HTTP errors. */
const answered = async (call: () => Promise<Response>): Promise<Response> => {
  try {
    const response = await call()
    if (gateway(response) && !(await isOurs(response))) throw new Error(`The gateway answered ${response.status}.`)
    reportReachable()
    return response
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === 'AbortError') throw cause
    reportUnreachable()
    throw new Unreachable({ cause })
  }
}

const read = async <E extends Endpoint>(to: E, response: Response): Promise<Answer<ReplyOf<E>>> => {
  const result = await hear(to, response)
  if (result.ok) {
    if (result.answer.changeId) ownChanges.add(result.answer.changeId)
    return result.answer
  }
  const { status, faults, ...more } = result.refusal
  if (status === 401 && to.access !== 'anyone') endSession()
  throw new ServiceError(status, faults, more)
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

const longestWait = 10

const pause = (seconds: number, signal: AbortSignal | undefined) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, seconds * 1000)
    const stop = () => {
      clearTimeout(timer)
      reject(new DOMException('Aborted.', 'AbortError'))
    }
    if (signal?.aborted) stop()
    signal?.addEventListener('abort', stop, { once: true })
  })

/** Repeats a call up to twice when a busy service says when to come back, if repeating it is safe. */
const withRetries = async <T>(to: Endpoint, { headers, signal }: Loose, call: () => Promise<T>): Promise<T> => {
  const repeatable = to.method !== 'POST' || headers?.idempotencyKey !== undefined
  for (let turn = 0; ; turn += 1) {
    try {
      return await call()
    } catch (error) {
      const wait = error instanceof ServiceError && error.status !== 429 ? error.retryAfter : undefined
      if (!repeatable || turn === 2 || wait === undefined || wait > longestWait) throw error
      await pause(wait, signal)
    }
  }
}

/**
 * Calls the service and returns the whole answer: `{reply, changeId, etag}`. For writes, and for reads whose version matters.
 *
 * When the service is busy and says when to come back, the call is repeated up to twice, except a POST without an idempotency key.
 *
 * @throws ServiceError for a refusal (401 also ends the session), Unreachable without an answer in time, AbortError when aborted
 */
export const send = async <E extends Endpoint>(to: E, ...[input]: Arguments<E>): Promise<Answer<ReplyOf<E>>> => {
  const loose = (input ?? {}) as Loose
  const call = async (signal: AbortSignal) => read(to, await answered(() => carry(requestFor(base(), to, { ...loose, signal }))))
  return withRetries(to, loose, () => withTimeLimit(to, loose.signal, call))
}

/** Calls the service and returns the decoded reply alone. Throws as `send` does. */
export const api = async <E extends Endpoint>(to: E, ...input: Arguments<E>): Promise<ReplyOf<E>> => (await send(to, ...input)).reply

interface Sent {
  /** Called with the part that has been sent, from 0 to 1. */
  onProgress?: ((part: number) => void) | undefined
  signal?: AbortSignal | undefined
  idempotencyKey: string
}

/**
 * Sends a file as the multipart part `file`. The time limit restarts with its progress. After a lost answer it can be sent again with the
 * same key. Throws as `send` does.
 */
export const upload = async <E extends Endpoint>(to: E, file: File, sent: Sent): Promise<ReplyOf<E>> => {
  const form = new FormData()
  form.set('file', file)
  const headers = { [header.idempotencyKey]: sent.idempotencyKey }
  const call: TimedCall<Answer<ReplyOf<E>>> = async (signal, restartTimer) => {
    const onProgress = (part: number) => {
      restartTimer()
      sent.onProgress?.(part)
    }
    return read(to, await answered(() => carryForm(pathOf(to, {}), form, { headers, onProgress, signal })))
  }
  const { reply } = await withRetries(to, { headers: { idempotencyKey: sent.idempotencyKey }, signal: sent.signal }, () =>
    withTimeLimit(to, sent.signal, call),
  )
  return reply
}

/** Returns the URL of a file's content, for links and images. */
export const addressFor = <E extends Endpoint>(to: E, ...[input]: Arguments<E>) => base() + pathOf(to, (input ?? {}) as Loose)
