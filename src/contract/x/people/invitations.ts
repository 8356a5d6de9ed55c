import * as z from 'zod/mini'
import { endpoint } from '../../wire/endpoint.ts'
import { email, filledLine, id, idChange, line, listOf, text, timeZone } from '../../wire/values.ts'
import { bodyObject, wireObject } from '../../wire/wire.ts'
import { password } from './accounts.ts'
import { role } from './roles.ts'

/** A link with which a user sets their first password. `link` is absent if it is e-mailed; only the response that makes it contains it. */
export const invitation = wireObject({ expiresAt: text, link: z.optional(text) })
export type Invitation = z.output<typeof invitation>

/** Invites a user again, with a new link. The previous one stops working. */
export const createInvitation = endpoint('POST', '/x/users/:id/invitation', { refuses: [429], access: 'signed-in', reply: { invitation } })

/** Invites up to 50 people, all or none of them; colleagues join the workgroups. */
export const createInvitations = endpoint('POST', '/x/invitations', {
  refuses: [429],
  access: 'signed-in',
  body: {
    invitations: bodyObject({
      users: listOf(bodyObject({ name: filledLine(255, 'Enter a name.'), email }), 50),
      role,
      companyId: z.optional(id),
      groups: z.optional(listOf(idChange)),
    }),
  },
  reply: { invitations: z.array(wireObject({ userId: id, expiresAt: text, link: z.optional(text) })) },
})

/** Who a link invites, and to which workspace. The token is in the body, because paths are logged. */
export const readInvitation = endpoint('POST', '/x/invitations/read', {
  access: 'anyone',
  status: 200,
  body: { invitation: bodyObject({ token: line() }) },
  reply: { invitation: wireObject({ accountName: text, name: text, email: text }) },
})

/** Sets the name, first password and time zone of an invited user, and signs them in. Without a time zone they keep that of who invited them. The link stops working. */
export const acceptInvitation = endpoint('POST', '/x/invitations/accept', {
  access: 'anyone',
  body: {
    invitation: bodyObject({ token: line(), name: filledLine(255, 'Enter a name.'), password, timeZone: z.optional(timeZone) }),
  },
  reply: { token: text },
})
