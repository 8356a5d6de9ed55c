import * as z from 'zod/mini'
import { endpoint } from '../../wire/endpoint.ts'
import { email, filledLine, flag, id, text, timeZone } from '../../wire/values.ts'
import { bodyObject } from '../../wire/wire.ts'

/** A password that should be the right one. */
export const givenPassword = z.string().check(z.maxLength(128, { error: 'A password has at most 128 characters.' }))

/** A new password. */
export const password = givenPassword.check(z.minLength(10, { error: 'A password has at least 10 characters.' }))

/** Creates a workspace with its first administrator; `demo` adds sample data if that is enabled. 403 if sign-up is closed or sample data is not enabled. */
export const createAccount = endpoint('POST', '/x/accounts', {
  access: 'anyone',
  body: {
    account: bodyObject({
      name: filledLine(255, 'Enter a name for the workspace.'),
      /** `timeZone` is UTC by default. */
      user: bodyObject({ name: filledLine(255, 'Enter a name.'), email, password, timeZone: z.optional(timeZone) }),
      demo: z.optional(flag),
    }),
  },
  reply: { accountId: id, userId: id, token: text },
})
