import * as z from 'zod/mini'
import { endpoint } from '../../wire/endpoint.ts'
import { filledLine, id, text } from '../../wire/values.ts'
import { bodyObject, wireObject } from '../../wire/wire.ts'

/** An API token that acts as its owner. Only the create response contains its secret. */
export const token = wireObject({ id, name: text, createdAt: text, lastUsedAt: z.optional(text) })
export type Token = z.output<typeof token>

export const listTokens = endpoint('GET', '/x/tokens', { access: 'signed-in', reply: { tokens: z.array(token) } })
export const createToken = endpoint('POST', '/x/tokens', {
  access: 'signed-in',
  body: { token: bodyObject({ name: filledLine(255, 'Enter a name.') }) },
  reply: { tokenId: id, token: text },
})
export const deleteToken = endpoint('DELETE', '/x/tokens/:id', { versioned: false, access: 'signed-in' })
