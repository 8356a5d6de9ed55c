/** The headers that the interface's extensions use, spelled once. */
export const header = {
  /** On a write's answer: the id of its change, to be undone by; absent where nothing was changed. */
  change: 'x-change',
  /** On writes that are one step to the person: one uuid for all of them. */
  changeGroup: 'x-change-group',
  idempotencyKey: 'idempotency-key',
  ifMatch: 'if-match',
  /** Where one was in the live events. */
  lastEventId: 'last-event-id',
  requestId: 'x-request-id',
} as const

/** The body of every failure. */
export const errorBody = (errors: object[]) => ({ errors })

/** A header as people write it: `If-Match`. */
export const spelled = (name: string) => name.replace(/(^|-)[a-z]/g, (part) => part.toUpperCase())
