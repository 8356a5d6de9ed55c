import type { Actor } from './actor.ts'
import type { DeferredWrites } from './deferred-writes.ts'
import type { Hooks } from './hooks.ts'
import type { Incoming } from './incoming.ts'
import type { Log } from './log.ts'
import type { createSharedMemory } from './shared-memory.ts'
import type { ReadTx, Store, WriteTx } from './store/store.ts'

/** Password hashing and random secrets of the runtime. */
export interface Secrets {
  /** Hashes a password with a salt that all passwords of one address share, or with a new one. */
  hashPassword(password: string, salt?: string): Promise<string>
  saltOf(hash: string): string
  /** Returns which of the hashes are of this password. Hashes with the same salt take the time of one; of many salts, the first few are looked at. */
  verifyPasswords(hashes: string[], password: string): Promise<boolean[]>
  /** A new secret of at least 128 bits, safe in a header. */
  newToken(): string
  /** Returns the form that is stored: enough to recognize the secret, not to use it. */
  digest(of: string | Uint8Array): string | Promise<string>
}

/**
 * Limits attempts. `begin` consumes one attempt per key, in order, until a key has none left, and returns the seconds to wait (0 to go on).
 * `giveBack` returns one attempt per key. `succeeded` also resets those that only the person who succeeded has used.
 */
export interface AttemptLimit {
  begin(keys: string[]): Promise<number>
  giveBack(keys: string[]): Promise<void>
  succeeded(keys: string[]): Promise<void>
}

export interface ServiceOptions {
  signUp: 'open' | 'closed'
  /** Whether visitors may sign in to the demo workspace without a password. */
  demo: boolean
  /** Whether they may sign in as the people of all workspaces, with a password or without: where nobody else can reach the service. */
  signInAsAnyone: boolean
  /** Whether a new workspace can be filled with sample data. */
  demoContent: boolean
  /** The largest upload, in bytes. */
  uploadLimit: number
  /** How many days changes can be undone. */
  undoDays: number
  /** How many days an invitation can be accepted. */
  invitationDays: number
  /** The URL of the app for links in mail, without a slash at its end. */
  appUrl: string
  /** The sender of mail, if mail is sent. */
  mailFrom: string | undefined
}

/** Hashes passwords for somebody: the network address of a person without a session, or a workspace. */
export interface Passwords {
  hash(owner: string, password: string, salt: string): Promise<string>
  /** Returns which of the hashes are of this password. */
  verify(owner: string, hashes: string[], password: string): Promise<boolean[]>
  /** The same for signing in, which nothing else delays. */
  verifySignIn(owner: string, hashes: string[], password: string): Promise<boolean[]>
}

/** A position in the journal of an account: after one row of a change, or after all of it. */
export interface JournalPosition {
  changeId: string
  position: number | undefined
}

/** Live events of the service. */
export interface LiveEvents {
  /** Opens a stream of events for the actor, from now on or after a known event. It ends with their key. @throws 429 with too many */
  open(actor: Actor, after: JournalPosition | undefined): ReadableStream<Uint8Array>
  /** Ends every stream. */
  close(): void
}

/** A request, and whether it came over https. */
export type Asking = Pick<Incoming, 'request' | 'secure'>

/** Who acts. */
interface Identity {
  /** Refuses a request without any key before its body is read. @throws 401 */
  requireKey(asking: Asking): void
  /** Returns the actor of a request. @throws 401 */
  identify(tx: ReadTx, deps: Deps, asking: Asking): Promise<Actor>
}

/** The sample data that a new workspace is filled with. */
export interface Sample {
  contacts: number
  deals: number
  cases: number
  /** The e-mail addresses of its people, that of the administrator first. */
  addresses: string[]
  /** When its workspace was founded, UTC `YYYY-MM-DD HH:MM:SS`. */
  createdAt: string
  fill(tx: WriteTx, opened: { accountId: string; userId: string; companyId: string }): Promise<void>
}

export interface Demo {
  /** The people whom visitors continue as: what each does, and what they see. */
  visitors: { email: string; work: string; sees: string }[]
  /** Loads the sample data as of a moment. */
  loadSample(today: Date): Promise<Sample>
}

export interface Deps {
  store: Store
  identity: Identity
  demo: Demo
  hooks: Hooks
  secrets: Secrets
  attempts: AttemptLimit
  options: ServiceOptions
  log: Log
  passwords: Passwords
  /** Limits the memory of the bodies of requests. */
  memory: Record<'public' | 'json' | 'upload', ReturnType<typeof createSharedMemory>>
  live: LiveEvents
  deferred: DeferredWrites
}
