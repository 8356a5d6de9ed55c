import { emailIn } from './email-in.ts'
import { phoneParts } from './phone-number.ts'

/** Writes the host of an address in lower case and in ASCII letters, as it is asked for: `bücher.example` is `xn--bcher-kva.example`. */
const hostKey = (host: string): string => {
  const lower = host.toLowerCase()
  const isAscii = /^\p{ASCII}*$/u.test(lower)
  return isAscii || !URL.canParse(`http://${lower}`) ? lower : new URL(`http://${lower}`).host
}

/** Drops what differs between spellings of one website: the protocol, `www.`, the case of the host and a slash at the end. */
const websiteKey = (website: string) => {
  const [, host = '', rest = ''] = /^(?:https?:\/\/)?(?:www\.)?([^/?#]*)(.*)$/is.exec(website.replace(/\p{Cf}/gu, '').trim()) ?? []
  return `${hostKey(host).replace(/\.$/, '')}${rest.replace(/\/$/, '')}`
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
  const email = emailIn(entityValue).toLowerCase()
  return `${entityType} ${email.replace(/(?<=@)[^@\s]+$/, hostKey)}`
}
