import { reportUnreachable } from './online.ts'

interface ParsePolicy {
  readonly createHTML: (html: string) => string
}

// The document that is parsed is never shown, and a document without a window runs no script. `src/site/site.ts` allows the policy by its name.
const { trustedTypes } = globalThis as unknown as {
  trustedTypes?: { createPolicy: (name: string, rules: ParsePolicy) => ParsePolicy }
}
const policy = trustedTypes?.createPolicy('parsed-page', { createHTML: (html) => html })
const parsed = (html: string) => new DOMParser().parseFromString(policy?.createHTML(html) ?? html, 'text/html')

/** Returns the entry scripts of a page. Their names contain a hash of their content. */
const scriptsOf = ({ head }: Document) =>
  Array.from(head.querySelectorAll('script[type="module"]'), (script) => script.getAttribute('src') ?? '').join()

/** Returns which build of the app the server has: this one or a newer one. Undefined if it does not answer. */
export const findBuild = async (): Promise<'current' | 'newer' | undefined> => {
  const running = scriptsOf(document)
  const response = await fetch(import.meta.env.BASE_URL, { cache: 'no-store' }).catch(reportUnreachable)
  if (!response?.ok) return undefined
  const now = scriptsOf(parsed(await response.text()))
  return running && now && now !== running ? 'newer' : 'current'
}
