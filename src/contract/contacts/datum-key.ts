import { emailIn } from './email-in.ts'
import { phoneParts } from './phone-number.ts'

/** Drops what differs between spellings of one website: the protocol, `www.`, the case of the host and a slash at the end. */
const websiteKey = (website: string) => {
  const [, host = '', rest = ''] = /^(?:https?:\/\/)?(?:www\.)?([^/?#]*)(.*)$/is.exec(website.replace(/\p{Cf}/gu, '').trim()) ?? []
  return `${host.toLowerCase().replace(/\.$/, '')}${rest.replace(/\/$/, '')}`
}

/**
 * Returns the text by which two phone numbers, e-mail addresses or websites are compared: it is the same if they dial the same number, write
 * to the same mailbox or open the same site.
 *
 * @param country the two letters of the country for phone numbers without a country code
 */
export const datumKey = ({ entityType, entityValue }: { entityType: string; entityValue: string }, country?: string): string => {
  if (entityType === 'phone') {
    const { number, further } = phoneParts(entityValue, country)
    return `phone ${number}${further}`
  }
  if (entityType === 'website') return `website ${websiteKey(entityValue)}`
  return `${entityType} ${emailIn(entityValue).toLowerCase()}`
}
