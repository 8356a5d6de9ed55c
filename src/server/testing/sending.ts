import { randomUUID } from 'node:crypto'
import type { Sending } from '../across/notifications/send-outbox.ts'
import type { Mailer } from '../core/mailer.ts'
import type { Store } from '../core/store/store.ts'
import { unsubscribeToken } from '../resources/people/mail-settings.ts'

/** Sends the outbox of a test with `send`, without those that have a link. */
export const sendingOf = (store: Store, send: Mailer): Sending => ({
  store,
  send,
  appUrl: 'https://tandem.example.test',
  log: { info: () => {}, error: () => {} },
  links: {
    invitation: async () => undefined,
    confirmation: async () => '',
    unsubscribeToken: (tx, person) => unsubscribeToken(tx, { newToken: () => `tdm_${randomUUID()}` }, person),
  },
  quietMinutes: 0,
})
