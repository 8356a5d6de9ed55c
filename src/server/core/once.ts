import type { ReadTx, WriteTx } from './store/store.ts'

/** The user of a request with an idempotency key. */
export interface KeyOwner {
  accountId: string
  userId: string
}

/** Lets a request without an actor, whose answer is a secret, run only once. The owner is known only during the request. */
export interface Once {
  /** The key of the request. */
  key: string | undefined
  /** Refuses (409) if this user's request with this key has already run. */
  refuseRepeat: (tx: ReadTx, owner: KeyOwner) => Promise<void>
  /** Records that the request has run. */
  note: (tx: WriteTx, owner: KeyOwner) => Promise<void>
}
