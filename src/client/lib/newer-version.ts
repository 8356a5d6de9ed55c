import { reportUnreachable } from './online.ts'

/** The entry scripts of a page. Their names contain a hash of their content. */
const scriptsOf = (html: Document) =>
  [...html.querySelectorAll('head > script[type=module][src]')].map((script) => script.getAttribute('src')).join()

/** Returns whether the server has a newer build of the app; false if it does not answer. */
export const isReplaced = async (): Promise<boolean> => {
  const running = scriptsOf(document)
  const response = await fetch('/', { cache: 'no-store' }).catch(reportUnreachable)
  if (!running || !response?.ok) return false
  const now = scriptsOf(new DOMParser().parseFromString(await response.text(), 'text/html'))
  return now !== '' && now !== running
}
