import { reportUnreachable } from './online.ts'

/** Returns the entry scripts of a page. Their names contain a hash of their content. */
const scriptsOf = (html: string) =>
  [...html.matchAll(/<script\b[^>]*\btype="module"[^>]*>/g)].map(([tag]) => / src="([^"]*)"/.exec(tag)?.[1] ?? '').join()

/** Returns which build of the app the server has: this one or a newer one. Undefined if it does not answer. */
export const findBuild = async (): Promise<'current' | 'newer' | undefined> => {
  const running = scriptsOf(document.head.innerHTML)
  const response = await fetch(import.meta.env.BASE_URL, { cache: 'no-store' }).catch(reportUnreachable)
  if (!response?.ok) return undefined
  const now = scriptsOf(await response.text())
  return running && now && now !== running ? 'newer' : 'current'
}
