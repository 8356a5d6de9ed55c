import type { EntityType } from '../../../../contract/contacts/contacts.ts'
import { telAddress } from '../../../../contract/contacts/phone-number.ts'
import { datumIn, validateDatum } from '../datum.ts'

/**
 * Returns the link of a phone number, an e-mail address or a website: `tel:`, `mailto:`, `https:` or `http:`. Undefined when it cannot be one.
 *
 * @param country the two letters of the country for phone numbers without a country code
 */
export const hrefOf = (type: EntityType, value: string, country?: string): string | undefined => {
  if (type === 'phone') return telAddress(value, country)
  const datum = datumIn(type, value)
  if (type === 'e-mail') return validateDatum(type, datum) ? undefined : `mailto:${datum}`
  const address = /^https?:\/\//i.test(datum) ? datum : `https://${datum}`
  return /^[^\s:]+(?::\d+)?(?:\/\S*)?$/.test(datum.replace(/^https?:\/\//i, '')) && URL.canParse(address) ? address : undefined
}
