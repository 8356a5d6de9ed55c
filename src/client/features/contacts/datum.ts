import { type EntityType, entityValues } from '../../../contract/contacts/contacts.ts'
import { emailIn, emailsIn } from '../../../contract/contacts/email-in.ts'
import { faultMessage } from '../../../contract/wire/decode.ts'
import { withoutInvisible } from '../../../contract/wire/values.ts'

/** Returns what is stored of a typed or pasted value: the address within `Olaf Grau <olaf@example.com>`, and no invisible characters. */
export const datumIn = (type: EntityType, text: string): string => {
  if (type === 'e-mail') return emailIn(text)
  const visible = withoutInvisible(text).trim()
  return type === 'website' ? visible.replace(/[,;]+$/, '').replace(/^<(.*)>$/, '$1') : visible.replace(/^tel:(?=[+\d])/i, '')
}

/** Returns the message that the service would give for a value; undefined when it is valid. */
export const validateDatum = (type: EntityType, value: string): string | undefined => {
  if (type === 'e-mail' && emailsIn(value).length > 1) return 'Enter one address here, and add the others one by one.'
  return faultMessage(entityValues[type], datumIn(type, value))
}
