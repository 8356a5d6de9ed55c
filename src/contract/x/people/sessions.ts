import * as z from 'zod/mini'
import { endpoint } from '../../wire/endpoint.ts'
import { flag, id, text } from '../../wire/values.ts'
import { bodyObject, wireObject } from '../../wire/wire.ts'

/** Signs in: sets the session cookie and returns the same token for clients without cookies. `stay` keeps it for 30 days, otherwise for the browser session. */
export const createSession = endpoint('POST', '/x/sessions', {
  access: 'anyone',
  body: bodyObject({ session: bodyObject({ email: text, password: text, stay: z.optional(flag) }) }),
  reply: wireObject({ token: text }),
})
/** Signs in as a demo user, without a password. 404 without demo data. */
export const createDemoSession = endpoint('POST', '/x/sessions/demo', {
  access: 'anyone',
  body: bodyObject({ session: bodyObject({ userId: id }) }),
  reply: wireObject({ token: text }),
})
export const deleteSession = endpoint('DELETE', '/x/sessions/current', { access: 'signed-in' })
