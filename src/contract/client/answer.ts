import { decode, type Fault } from '../wire/decode.ts'
import type { Endpoint, ReplyOf } from '../wire/endpoint.ts'
import { header } from '../wire/headers.ts'

/** A response body with its change id (for undo) and its version (to send as `ifMatch`). */
export interface Answer<Reply> {
  reply: Reply
  changeId: string | undefined
  etag: string | undefined
}

/** An error response, or a response that cannot be parsed. */
export interface Refusal {
  status: number
  faults: readonly Fault[]
  /** Seconds to wait before retrying; set on 429 and 503. */
  retryAfter: number | undefined
  requestId: string | undefined
}

export type Heard<Reply> = { ok: true; answer: Answer<Reply> } | { ok: false; refusal: Refusal }

/** An answer without whole JSON: whether a write was done is unknown. */
export const cutOff: Fault = { code: 'cut-off', message: 'The response of the server was cut off.' }
/** An answer of another shape: whether a write was done is unknown. */
export const unreadable: Fault = { code: 'answer', message: 'The server sent a response that could not be read.' }

/** Returns the seconds of a `Retry-After`, which is a number or a date. A date is compared with the clock of the sender. */
const secondsToWait = (headers: Headers): number | undefined => {
  const text = headers.get('retry-after') ?? ''
  const sentAt = Date.parse(headers.get('date') ?? '')
  const seconds = /^\d+$/.test(text) ? Number(text) : Math.ceil((Date.parse(text) - (Number.isNaN(sentAt) ? Date.now() : sentAt)) / 1000)
  return seconds > 0 ? seconds : undefined
}

/** Parses a response with the called endpoint's schema. Rejects only if reading was aborted or the connection was lost. */
export const readAnswer = async <E extends Endpoint>(to: E, response: Response): Promise<Heard<ReplyOf<E>>> => {
  const { status, headers } = response
  const json: unknown = await response.json().catch((error: unknown) => {
    if (!(error instanceof SyntaxError)) throw error
  })
  const read = response.ok ? decode(to.reply, json) : undefined
  const of = (name: string) => headers.get(name) ?? undefined
  if (read?.ok) return { ok: true, answer: { reply: read.value as ReplyOf<E>, changeId: of(header.change), etag: of('etag') } }
  const errors = (json as { errors?: unknown } | undefined)?.errors
  const faults = read ? (json === undefined ? [cutOff] : [unreadable, ...read.faults]) : Array.isArray(errors) ? (errors as Fault[]) : []
  return { ok: false, refusal: { status, faults, retryAfter: secondsToWait(headers), requestId: of(header.requestId) } }
}
