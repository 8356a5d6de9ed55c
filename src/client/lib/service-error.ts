import type { Fault } from '../../contract/wire/decode.ts'

const sentences: Record<number, string> = {
  400: 'The service did not understand this request.',
  401: 'Your session has ended. Sign in to go on.',
  403: 'You are not allowed to do this.',
  404: 'This is not here for you: it may be gone, or only others may see it.',
  409: 'This does not fit with what is there now.',
  412: 'Somebody changed this in the meantime.',
  413: 'This is too large.',
  422: 'Something here is not acceptable.',
  429: 'Too many attempts.',
  503: 'The service is busy. Try again in a moment.',
  507: 'This workspace is full. An administrator can make room by deleting what is no longer needed.',
}

/** What is said of a failure that nobody foresaw names the request, so that it can be found in the log. */
const named = (message: string, status: number, requestId: string | undefined) =>
  status === 500 && requestId && !message.includes(requestId) ? `${message} Request ${requestId}.` : message

/** The service answered, and the answer is a refusal. `message` is for people: the first fault's words, or what its status means. */
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
    // In words for people: the service's own are for who writes a program.
    const signedOut = faults[0]?.code === 'signed-out'
    const message =
      (signedOut ? undefined : faults[0]?.message) ?? sentences[status] ?? 'Something went wrong in the service. Nothing was changed.'
    super(named(message, status, more.requestId))
    this.status = status
    this.faults = faults
    this.retryAfter = more.retryAfter
    this.requestId = more.requestId
  }

  /** What is wrong with one field, named by its path in the request (`contact.name`); a fault further down counts as the field's. */
  faultAt(field: string): string | undefined {
    return this.faults.find((fault) => fault.field === field || fault.field?.startsWith(`${field}.`))?.message
  }
}

/** No answer came from the service: the network is away, or the service is. Whether a write arrived is not known. */
export class Unreachable extends Error {
  override name = 'Unreachable'
  constructor(options?: ErrorOptions) {
    const offline = globalThis.navigator?.onLine === false
    super(offline ? 'You are offline.' : 'The service does not answer.', options)
  }
}

/** What is wrong with one field, if that is what an error says. */
export const faultAt = (error: unknown, field: string) => (error instanceof ServiceError ? error.faultAt(field) : undefined)

/** An error in words for people, whatever was thrown. */
export const errorMessage = (error: unknown) =>
  error instanceof ServiceError || error instanceof Unreachable ? error.message : 'Something went wrong on this page.'

/** Whether the service said that there is no such thing for this person. */
export const isNotFound = (error: unknown) => error instanceof ServiceError && error.status === 404

/** A time to wait, in words: `40 seconds`, `3 minutes`. */
export const waitInWords = (seconds: number) => {
  const many = seconds < 90 ? Math.max(1, Math.ceil(seconds)) : Math.ceil(seconds / 60)
  return `${many} ${seconds < 90 ? 'second' : 'minute'}${many === 1 ? '' : 's'}`
}
