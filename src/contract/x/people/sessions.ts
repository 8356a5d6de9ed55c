import * as z from 'zod/mini'
import { endpoint } from '../../wire/endpoint.ts'
import { flag, id, line, text } from '../../wire/values.ts'
import { bodyObject, wireObject } from '../../wire/wire.ts'
import { givenPassword } from './accounts.ts'

/**
 * Signs in: sets the session cookie and returns the same token for clients without cookies. `stay` keeps it for 30 days, otherwise for the browser session.
 * Where address and password are right in several workspaces, nobody is signed in: `accounts` lists them, and a further request chooses one by `accountId`.
 */
export const createSession = endpoint('POST', '/x/sessions', {
  refuses: [401],
  access: 'anyone',
  body: { session: bodyObject({ email: line(), password: givenPassword, accountId: z.optional(id), stay: z.optional(flag) }) },
  reply: { token: z.optional(text), accounts: z.optional(z.array(wireObject({ id, name: text }))) },
})
/** Signs in as a demo user, without a password. 404 without demo data. */
export const createDemoSession = endpoint('POST', '/x/sessions/demo', {
  refuses: [401],
  access: 'anyone',
  body: { session: bodyObject({ userId: id }) },
  reply: { token: text },
})
export const deleteSession = endpoint('DELETE', '/x/sessions/current', { versioned: false, access: 'signed-in' })

/** The users whose sessions this browser has cookies for, one a workspace. Empty without cookies. */
export const listSessions = endpoint('GET', '/x/sessions', {
  refuses: [401],
  access: 'anyone',
  reply: { sessions: z.array(wireObject({ userId: id, userName: text, accountId: id, accountName: text, current: flag })) },
})
/** Makes another session of this browser the one that new tabs use. 404 without a session of this user. */
export const switchSession = endpoint('PUT', '/x/sessions/current', {
  versioned: false,
  refuses: [401],
  access: 'anyone',
  body: { session: bodyObject({ userId: id }) },
})
/** Signs out of all workspaces in this browser. */
export const deleteSessions = endpoint('DELETE', '/x/sessions', { versioned: false, refuses: [401], access: 'anyone' })
