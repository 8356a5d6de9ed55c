import { reportUnreachable } from './online.ts'

/** Returns the entry scripts of a page. Their names contain a hash of their content. */
const scriptsOf = ({ head }: Document) =>
  Array.from(head.querySelectorAll('script[type="module"]'), (script) => script.getAttribute('src') ?? '').join()

/** Returns which build of the app the server has: this one or a newer one. Undefined if it does not answer. */
export const findBuild = async (): Promise<'current' | 'newer' | undefined> => {
  const running = scriptsOf(document)
  const response = await fetch(import.meta.env.BASE_URL, { cache: 'no-store' }).catch(reportUnreachable)
  if (!response?.ok) return undefined
  const now = scriptsOf(new DOMParser().parseFromString(await response.text(), 'text/html'))
  return running && now && now !== running ? 'newer' : 'current'
}
