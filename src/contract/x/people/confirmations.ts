import { endpoint } from '../../wire/endpoint.ts'
import { line, text } from '../../wire/values.ts'
import { bodyObject, wireObject } from '../../wire/wire.ts'

/** Confirms the e-mail address to which the link was sent. The token is in the body, because paths are logged. */
export const confirmAddress = endpoint('POST', '/x/confirmations', {
  access: 'anyone',
  status: 200,
  body: { confirmation: bodyObject({ token: line() }) },
  reply: { confirmation: wireObject({ email: text }) },
})
