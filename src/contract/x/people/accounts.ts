import * as z from 'zod/mini'
import { endpoint } from '../../wire/endpoint.ts'
import { email, filledLine, flag, id, text } from '../../wire/values.ts'
import { bodyObject, wireObject } from '../../wire/wire.ts'

export const password = z
  .string()
  .check(
    z.minLength(10, { error: 'A password has at least 10 characters.' }),
    z.maxLength(128, { error: 'A password has at most 128 characters.' }),
  )

/** A new workspace with its first administrator; `demo` fills it with the demo data, where that is offered. 403 where signing up is closed, or demo data asked for that is not offered. */
export const createAccount = endpoint('POST', '/x/accounts', {
  access: 'anyone',
  body: bodyObject({
    account: bodyObject({
      name: filledLine(255, 'The workspace needs a name.'),
      user: bodyObject({ name: filledLine(255, 'A person needs a name.'), email, password }),
      demo: z.optional(flag),
    }),
  }),
  reply: wireObject({ accountId: id, userId: id, token: text }),
})
