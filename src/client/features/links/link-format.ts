import { decode } from '../../../contract/wire/decode.ts'
import { linkFields } from '../../../contract/x/projects/links.ts'

/** Adds the protocol that people leave out. */
export const fullUrl = (typed: string): string => {
  const url = typed.trim()
  return url !== '' && !/^[a-z][a-z0-9+.-]*:/i.test(url) ? `https://${url}` : url
}

/** "fjordlys.example" */
export const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).host.replace(/^www\./, '') : url)

const faultIn = (field: 'title' | 'url', text: string) => {
  const reading = decode(linkFields[field], text)
  return reading.ok ? undefined : reading.faults[0]?.message
}

/** Returns the message about a title that cannot be stored. */
export const titleFault = (title: string): string | undefined => faultIn('title', title.trim())
/** Returns the message about an address that is none of the web. */
export const urlFault = (url: string): string | undefined => (url.trim() === '' ? 'Enter an address.' : faultIn('url', fullUrl(url)))
