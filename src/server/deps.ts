import type { LiveEvents } from './events/live.ts'
import type { Room } from './http/room/room.ts'
import type { Marks } from './marks.ts'
import type { KeyAccounts } from './people/sign-in/key-accounts.ts'
import type { Store } from './store/store.ts'

/** What the runtime lends: password hashing and random secrets. */
export interface Secrets {
  hashPassword(password: string): Promise<string>
  verifyPassword(hash: string, password: string): Promise<boolean>
  /** A new secret of at least 128 bits, safe in a header. */
  newToken(): string
  /** What is kept of a secret: enough to recognise it, not to use it. */
  digest(of: string | Uint8Array): string | Promise<string>
}

/** Counts tries before they are made: `begin` takes one of each key, one after the other until one has none left, and tells for how many seconds nobody may try (0: go on): what the first refuses is not counted by the others. A success gives it back. */
export interface AttemptLimit {
  begin(keys: string[]): Promise<number>
  succeeded(keys: string[]): Promise<void>
}

export interface ServiceOptions {
  signUp: 'open' | 'closed'
  /** Whether the people of the demo workspace may be continued as, without a password. */
  demo: boolean
  /** Whether a new workspace may be filled with the demo's records. */
  demoContent: boolean
  /** The largest file taken, in bytes. */
  uploadLimit: number
  /** For how many days changes can be undone. */
  undoDays: number
  /** Where the app is, for links in mail, without a slash at its end. */
  appUrl: string
  /** Whom mail comes from, where it is sent. */
  mailFrom: string | undefined
}

export interface Log {
  info(fields: object, message: string): void
  error(fields: object, message: string): void
}

export interface Deps {
  store: Store
  secrets: Secrets
  attempts: AttemptLimit
  options: ServiceOptions
  log: Log
  accountOf: KeyAccounts
  /** Where uploads are held while they are taken in. */
  uploads: Room
  live: LiveEvents
  marks: Marks
}
