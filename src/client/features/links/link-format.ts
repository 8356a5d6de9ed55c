import { faultMessage } from '../../../contract/wire/decode.ts'
import { linkFields } from '../../../contract/x/projects/links.ts'

/** Adds the protocol that people leave out. */
export const fullUrl = (typed: string): string => {
  const url = typed.trim()
  return url !== '' && !/^[a-z][a-z0-9+.-]*:/i.test(url) ? `https://${url}` : url
}

/** "fjordlys.example" */
export const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).host.replace(/^www\./, '') : url)

/** Returns the message about a title that cannot be stored. */
export const titleFault = (title: string): string | undefined => faultMessage(linkFields.title, title.trim())
/** Returns the message about an address that is none of the web. */
export const urlFault = (url: string): string | undefined =>
  url.trim() === '' ? 'Enter an address.' : faultMessage(linkFields.url, fullUrl(url))
