import type { Fault } from '../../contract/wire/decode.ts'
import { plural } from '../locale.ts'

const sentences: Record<number, string> = {
  400: "The server couldn't understand this request.",
  401: 'Your session has ended. Sign in to continue.',
  403: "You don't have permission to do this.",
  404: 'Not found. It may have been deleted, or you may not have access.',
  409: 'This conflicts with a newer change.',
  412: 'Somebody else has changed this since you opened it.',
  413: 'This is too large for the server.',
  422: 'Some fields need attention.',
  429: 'Too many attempts.',
  503: 'The server is busy. Try again in a moment.',
  507: 'This workspace is full. An administrator can free space by deleting records or files.',
}

/** Says when to try again, if the answer does and its message does not. */
const withWait = (message: string, status: number, seconds: number | undefined) =>
  (status === 429 || status === 503) && seconds !== undefined && !/ Try again in \d/.test(message)
    ? `${message.replace(/ Try again in a moment\.$/, '')} Try again in ${formatWait(seconds)}.`
    : message

/** Adds the request id to the message of an unexpected failure, for finding it in the log. */
const withRequestId = (message: string, status: number, requestId: string | undefined) =>
  status === 500 && requestId && !message.includes(requestId) ? `${message} Request ${requestId}.` : message

/** A refusal by the service. `message` is shown to the user: the message of the first fault, or the meaning of the status. */
export class ServiceError extends Error {
  override name = 'ServiceError'
  readonly status: number
  readonly faults: readonly Fault[]
  /** Seconds to wait before trying again; with 429 and 503. */
  readonly retryAfter: number | undefined
  readonly requestId: string | undefined

  constructor(
    status: number,
    faults: readonly Fault[] = [],
    more: { retryAfter?: number | undefined; requestId?: string | undefined } = {},
  ) {
    // The service's own message is for developers.
    const signedOut = faults[0]?.code === 'signed-out'
    const sentence = sentences[status] ?? 'Something went wrong on the server.'
    const message = withWait((signedOut ? undefined : faults[0]?.message) ?? sentence, status, more.retryAfter)
    super(withRequestId(message, status, more.requestId))
    this.status = status
    this.faults = faults
    this.retryAfter = more.retryAfter
    this.requestId = more.requestId
  }

  /** The fault of a field, named by its path in the request (`contact.name`), or of a field inside it. */
  faultAt(field: string): string | undefined {
    return this.faults.find((fault) => fault.field === field || fault.field?.startsWith(`${field}.`))?.message
  }
}

/** A page that a network shows instead of the answer, such as the sign-in page of a hotel. */
export const signInPage = 'The network answered with a page of its own. Open a new tab and sign in to the network.'

/** The service did not answer, so it is unknown whether a write arrived. */
export class Unreachable extends Error {
  override name = 'Unreachable'
  /** Whether something else answered in its place with a page. */
  readonly isPage: boolean
  constructor({ isPage = false, ...options }: ErrorOptions & { isPage?: boolean } = {}) {
    const offline = globalThis.navigator?.onLine === false
    super(isPage ? `Can't reach the server. ${signInPage}` : offline ? 'You are offline.' : "Can't reach the server.", options)
    this.isPage = isPage
  }
}

/** The fault of a field, if the error has one. */
export const faultAt = (error: unknown, field: string) => (error instanceof ServiceError ? error.faultAt(field) : undefined)

/** A message for the user, whatever was thrown. */
export const errorMessage = (error: unknown) =>
  error instanceof ServiceError || error instanceof Unreachable ? error.message : 'Something went wrong on this page.'

/** Whether the service says that the record does not exist for this user. */
export const isNotFound = (error: unknown) => error instanceof ServiceError && error.status === 404

/** Formats a waiting time: `40 seconds`, `3 minutes`. */
export const formatWait = (seconds: number) => {
  const count = seconds < 90 ? Math.max(1, Math.ceil(seconds)) : Math.ceil(seconds / 60)
  return `${count} ${plural(count, seconds < 90 ? { one: 'second', other: 'seconds' } : { one: 'minute', other: 'minutes' })}`
}
