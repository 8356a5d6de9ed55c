import type { Fault } from '../../contract/wire/decode.ts'

/** A request that is refused with a status. Thrown before anything is written, or it rolls the writes back. */
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

/** Another process holds the database for longer than we wait. */
export class Busy extends Error {}

/** The database is unreachable. `unsure` if it failed during a commit, so nobody knows whether the write was stored. */
export class Unreachable extends Error {
  readonly unsure: boolean
  constructor(cause: unknown, unsure = false) {
    super('the database cannot be reached', { cause })
    this.unsure = unsure
  }
}
/** The disk of the database is full or fails. Reading still works. */
export class DiskFull extends Error {
  /** Who can free space: the operator of the server, or the user of the browser that has the database. */
  place: 'server' | 'browser' = 'server'
}

/** Parts of the database are damaged, so something cannot be read. */
export class Damaged extends Error {}

/** The database has a newer form than this process writes. */
export class Outdated extends Error {}

/** The database cannot be used at startup. The message is a sentence for the operator. */
export class NoDatabase extends Error {}

/** The database cannot parse a value that it should compare with. */
export class Unreadable extends Error {}

export const refuse = (status: number, code: string, message: string, field?: string) =>
  new Refusal(status, [field === undefined ? { code, message } : { code, field, message }])

/** Refuses work while the server is busy; `fault` says with what. */
export const busy = (fault: Fault) => new Refusal(503, [fault], { 'retry-after': '10' })

/** Refuses a record that does not exist or is hidden, without saying which. */
export const notFound = () => refuse(404, 'not-found', 'Not found. It may have been deleted, or you may not have access.')
/** Refuses to leave the workspace without an administrator. */
export const lastAdmin = (status: number, field?: string) =>
  refuse(status, 'last-admin', 'A workspace needs an administrator. Make another person administrator first.', field)
export const forbidden = (message: string) => refuse(403, 'forbidden', message)
/** Refuses a field. `field` is its path in the request as sent. */
export const unacceptable = (field: string, code: string, message: string) => refuse(422, code, message, field)
/** Gives the same answer for an id that is unknown, hidden, of another account or of another resource. */
export const unknownId = (field: string) => unacceptable(field, 'unknown-id', 'There is no such record, or you don’t have access to it.')
/** Refuses a user of the workspace who cannot be named here. */
export const noAccess = (field: string) => unacceptable(field, 'no-access', 'This person doesn’t have access. Choose somebody who does.')

/** The database cannot be distributed. The message is a sentence for the operator. */
export class NotDistributed extends Error {}
