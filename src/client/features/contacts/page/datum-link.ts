import { type entityTypes, entityValues } from '../../../../contract/contacts/contacts.ts'
import { faultMessage } from '../../../../contract/wire/decode.ts'

type EntityType = (typeof entityTypes)[number]

/** Returns the link of a phone number, an e-mail address or a website: `tel:`, `mailto:`, `https:` or `http:`. Undefined when it cannot be one. */
export const hrefOf = (type: EntityType, value: string): string | undefined => {
  if (type === 'phone') {
    const digits = value.replace(/(?!^\+)\D/g, '')
    return /\d{3}/.test(digits) ? `tel:${digits}` : undefined
  }
  if (type === 'e-mail') return validateDatum(type, value) ? undefined : `mailto:${value}`
  const address = /^https?:\/\//i.test(value) ? value : `https://${value}`
  return /^[^\s:]+(?::\d+)?(?:\/\S*)?$/.test(value.replace(/^https?:\/\//i, '')) && URL.canParse(address) ? address : undefined
}

/** Returns the message that the service would give for a value; undefined when it is valid. */
export const validateDatum = (type: EntityType, value: string): string | undefined => faultMessage(entityValues[type], value)
