import { type Answer, hear } from '../../contract/client/answer.ts'
import { type Arguments, type Loose, pathOf, requestFor } from '../../contract/client/call.ts'
import type { Endpoint, ReplyOf } from '../../contract/wire/endpoint.ts'
import { header } from '../../contract/wire/headers.ts'
import { ownChanges } from './live/own-changes.ts'
import { reportReachable, reportUnreachable } from './online.ts'
import { ServiceError, Unreachable } from './service-error.ts'
import { endSession } from './session/session-events.ts'
import { base, carry, carryForm } from './transport.ts'

const gateway = (response: Response) => response.status >= 502 && response.status <= 504

/** Whether the answer is in the words of the service, and not of a gateway before it. */
const isOurs = async (response: Response) => {
  const json: unknown = await response
    .clone()
    .json()
    .catch(() => undefined)
  return Array.isArray((json as { errors?: unknown } | undefined)?.errors)
}

/** Whatever carries the call, no answer is told apart from a refusal here, and only here. */
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
  const heard = await hear(to, response)
  if (heard.ok) {
    if (heard.answer.changeId) ownChanges.add(heard.answer.changeId)
    return heard.answer
  }
  const { status, faults, ...more } = heard.refusal
  if (status === 401 && to.access !== 'anyone') endSession()
  throw new ServiceError(status, faults, more)
}

/** How long, in milliseconds, an answer may take to be here whole: a write may wait for others, or be of thousands. */
const patience = { reading: 30_000, writing: 120_000 }

type InTime<T> = (signal: AbortSignal, moves: () => void) => Promise<T>
/** An answer that does not come in time is none; what comes later is let go. The time begins again whenever the call says that it `moves`. */
const inTime = async <T>(to: Endpoint, asked: AbortSignal | undefined, call: InTime<T>): Promise<T> => {
  const over = new AbortController()
  const late = Promise.withResolvers<never>()
  const give = () => {
    reportUnreachable()
    late.reject(new Unreachable({ cause: 'No answer came in time.' }))
    over.abort()
  }
  const start = () => setTimeout(give, patience[to.method === 'GET' ? 'reading' : 'writing'])
  let timer: ReturnType<typeof start> | undefined = start()
  const moves = () => {
    if (timer === undefined) return
    clearTimeout(timer)
    timer = start()
  }
  try {
    return await Promise.race([call(asked ? AbortSignal.any([asked, over.signal]) : over.signal, moves), late.promise])
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
      reject(new DOMException('Stopped.', 'AbortError'))
    }
    if (signal?.aborted) stop()
    signal?.addEventListener('abort', stop, { once: true })
  })

/** A busy service says when to come back: twice more, where coming again does nothing twice. */
const patiently = async <T>(to: Endpoint, { headers, signal }: Loose, call: () => Promise<T>): Promise<T> => {
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
 * Calls the service and gives the whole answer: `{reply, changeId, etag}`. For writes, and for reads whose version matters.
 *
 * A call that may be repeated (all but a POST without an idempotency key) is made up to twice more when the service says it is busy
 * and when to come back.
 *
 * @throws ServiceError for every refusal (401 also ends the session), Unreachable when no answer came in time, AbortError when stopped
 */
export const send = async <E extends Endpoint>(to: E, ...[input]: Arguments<E>): Promise<Answer<ReplyOf<E>>> => {
  const loose = (input ?? {}) as Loose
  const call = async (signal: AbortSignal) => read(to, await answered(() => carry(requestFor(base(), to, { ...loose, signal }))))
  return patiently(to, loose, () => inTime(to, loose.signal, call))
}

/** Calls the service and gives the decoded reply alone; throws as `send` does. */
export const api = async <E extends Endpoint>(to: E, ...input: Arguments<E>): Promise<ReplyOf<E>> => (await send(to, ...input)).reply

interface Sent {
  /** Told how much has left, from 0 to 1. */
  onProgress?: ((part: number) => void) | undefined
  signal?: AbortSignal | undefined
  idempotencyKey: string
}

/**
 * Sends one file as the multipart part `file` of an upload endpoint. It may take as long as it moves; where the answer was lost, it may be
 * sent again under the same key. Throws as `send` does.
 */
export const upload = async <E extends Endpoint>(to: E, file: File, sent: Sent): Promise<ReplyOf<E>> => {
  const form = new FormData()
  form.set('file', file)
  const headers = { [header.idempotencyKey]: sent.idempotencyKey }
  const call: InTime<Answer<ReplyOf<E>>> = async (signal, moves) => {
    const onProgress = (part: number) => {
      moves()
      sent.onProgress?.(part)
    }
    return read(to, await answered(() => carryForm(pathOf(to, {}), form, { headers, onProgress, signal })))
  }
  const { reply } = await patiently(to, { headers: { idempotencyKey: sent.idempotencyKey }, signal: sent.signal }, () =>
    inTime(to, sent.signal, call),
  )
  return reply
}

/** The address of a file's content, for links and pictures. */
export const addressFor = <E extends Endpoint>(to: E, ...[input]: Arguments<E>) => base() + pathOf(to, (input ?? {}) as Loose)
