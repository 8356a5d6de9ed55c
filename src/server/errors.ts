import type { Fault } from '../contract/wire/decode.ts'

/** A request that is not carried out: the status and what to say. Thrown before anything is written, or it takes the writes back with it. */
export class Refusal extends Error {
  readonly status: number
  readonly faults: Fault[]
  readonly headers: Record<string, string>
  constructor(status: number, faults: Fault[], headers: Record<string, string> = {}) {
    super(faults[0]?.message ?? `refused with ${status}`)
    this.status = status
    this.faults = faults
    this.headers = headers
  }
}

/** The database is held by somebody else for longer than one waits. */
export class Busy extends Error {}

/** The database cannot be reached just now. `unsure` where it went away while a write was being kept, so that nobody knows whether it was. */
export class Unreachable extends Error {
  readonly unsure: boolean
  constructor(cause: unknown, unsure = false) {
    super('the database cannot be reached', { cause })
    this.unsure = unsure
  }
}
/** The disk of the database is full, or fails: nothing can be written there just now, and what stands there can be read. */
export class NoRoom extends Error {}

/** The database holds another form of the data than this process writes. */
export class Outdated extends Error {}

/** The database cannot be used from the start; the message is a sentence for who runs the service. */
export class NoDatabase extends Error {}

/** The database cannot read a value that it was asked to compare with. */
export class Unreadable extends Error {}

export const refuse = (status: number, code: string, message: string, field?: string) =>
  new Refusal(status, [field === undefined ? { code, message } : { code, field, message }])

/** No such record, or one that this person may not see: nobody can tell which. */
export const notFound = () => refuse(404, 'not-found', 'There is nothing here, or it is not for you to see.')
export const forbidden = (message: string) => refuse(403, 'forbidden', message)
/** A field that cannot be accepted; `field` is the path into the request as it was sent. */
export const unacceptable = (field: string, code: string, message: string) => refuse(422, code, message, field)
/** One and the same answer for an id that is unknown, of another account, of the wrong kind or invisible. */
export const unknownId = (field: string) => unacceptable(field, 'unknown-id', 'There is no such record, or you don’t have access to it.')
/** For somebody of the workspace who cannot be named here. */
export const noAccess = (field: string) => unacceptable(field, 'no-access', 'This person doesn’t have access. Choose somebody who does.')
