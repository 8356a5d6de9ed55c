import type { Store } from './store/store.ts'

/** What the runtime lends: password hashing and random secrets. */
export interface Secrets {
  hashPassword(password: string): Promise<string>
  verifyPassword(hash: string, password: string): Promise<boolean>
  /** A new secret of at least 128 bits, safe in a header. */
  newToken(): string
  /** What is kept of a secret: enough to recognise it, not to use it. */
  digest(text: string): string | Promise<string>
}

/** Counts failures: `blocked` tells for how many more seconds nobody may try; `failed` notes one more. */
export interface AttemptLimit {
  blocked(keys: string[]): Promise<number>
  failed(keys: string[]): Promise<void>
  succeeded(keys: string[]): Promise<void>
}

export interface ServiceOptions {
  signUp: 'open' | 'closed'
  /** Whether the people of the demo workspace may be continued as, without a password. */
  demo: boolean
  /** The largest file taken, in bytes. */
  uploadLimit: number
  /** For how many days changes can be undone. */
  undoDays: number
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
}
