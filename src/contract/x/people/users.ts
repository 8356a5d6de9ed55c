import * as z from 'zod/mini'
import { endpoint } from '../../wire/endpoint.ts'
import { count, email, filledLine, flag, id, idOrNone, text } from '../../wire/values.ts'
import { bodyObject, wireObject } from '../../wire/wire.ts'
import { password } from './accounts.ts'
import { invitation } from './invitations.ts'
import { role } from './roles.ts'

/** A user of the workspace. `lastHere` is absent before the first sign-in, `companyId` if the company is not visible. `invitedUntil` tells administrators when the link expires of a user without a password, `emailConfirmed` whether notifications are mailed to the address. */
export const user = wireObject({
  id,
  name: text,
  email: z.optional(text),
  role,
  companyId: z.optional(id),
  active: flag,
  lastHere: z.optional(text),
  invitedUntil: z.optional(text),
  emailConfirmed: z.optional(flag),
})
export type User = z.output<typeof user>

export const listUsers = endpoint('GET', '/x/users', { access: 'signed-in', reply: { users: z.array(user) } })
/** Without a `password`, the user is invited to set one themselves. */
export const createUser = endpoint('POST', '/x/users', {
  refuses: [429],
  access: 'signed-in',
  body: {
    user: bodyObject({
      name: filledLine(255, 'Enter a name.'),
      email,
      password: z.optional(password),
      role,
      companyId: z.optional(id),
    }),
  },
  reply: { userId: id, invitation: z.optional(invitation) },
})
export const updateUser = endpoint('PUT', '/x/users/:id', {
  refuses: [429],
  access: 'signed-in',
  body: {
    user: bodyObject({
      name: z.optional(filledLine(255, 'Enter a name.')),
      email: z.optional(email),
      password: z.optional(password),
      role: z.optional(role),
      companyId: z.optional(id),
      active: z.optional(flag),
      handOverTo: z.optional(idOrNone),
    }),
  },
})

/** The number of open records that a user is responsible for. */
const responsibilities = wireObject({ tasks: count, deals: count, cases: count, milestones: count })
export type Responsibilities = z.output<typeof responsibilities>

export const countResponsibilities = endpoint('GET', '/x/users/:id/responsibilities', {
  refuses: [403],
  access: 'signed-in',
  reply: { responsibilities },
})
