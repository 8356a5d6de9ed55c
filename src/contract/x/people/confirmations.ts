import { endpoint } from '../../wire/endpoint.ts'
import { line, text } from '../../wire/values.ts'
import { bodyObject, wireObject } from '../../wire/wire.ts'

/** Sends the actor a link with which they confirm their address. */
export const createConfirmation = endpoint('POST', '/x/me/confirmation', {
  access: 'signed-in',
  reply: { confirmation: wireObject({ email: text }) },
})

/** Confirms the e-mail address to which the link was sent. The token is in the body, because paths are logged. */
export const confirmAddress = endpoint('POST', '/x/confirmations', {
  access: 'anyone',
  status: 200,
  body: { confirmation: bodyObject({ token: line() }) },
  reply: { confirmation: wireObject({ email: text }) },
})
