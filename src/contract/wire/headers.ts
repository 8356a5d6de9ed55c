/** The names of the headers that our extensions use. */
export const header = {
  /** On a write's response: the id of its change, for undo; absent if nothing changed. */
  change: 'x-change',
  /** On writes that form one step for the user: the same UUID. */
  changeGroup: 'x-change-group',
  idempotencyKey: 'idempotency-key',
  ifMatch: 'if-match',
  /** The id of the last live event received. */
  lastEventId: 'last-event-id',
  requestId: 'x-request-id',
  /** The user whose session cookie to use, if this browser has several. 401 without a session of this user. */
  sessionUser: 'x-session-user',
} as const

/** The body of every error response. */
export const errorBody = (errors: object[]) => ({ errors })

/** Returns a header in its usual spelling: `If-Match`. */
export const spelled = (name: string) => name.replace(/(^|-)[a-z]/g, (part) => part.toUpperCase())
