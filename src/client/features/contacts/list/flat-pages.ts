import type { Contact } from '../../../../contract/contacts/contacts.ts'

interface Page {
  contacts: readonly Contact[]
}

/**
 * Turns pages into one list without a contact twice (one may move while the pages are read). A page more costs that page alone, so that
 * a hundred thousand stay cheap.
 */
export const createFlattener = () => {
  let pages: readonly Page[] = []
  let items: readonly Contact[] = []
  let seen = new Set<string>()

  const fresh = (page: Page) =>
    page.contacts.filter(({ id }) => {
      if (seen.has(id)) return false
      seen.add(id)
      return true
    })

  return (next: readonly Page[]): readonly Contact[] => {
    if (next.length === pages.length && next.every((page, at) => page === pages[at])) return items
    const grown = next.length > pages.length && pages.every((page, at) => page === next[at])
    const added = grown ? next.slice(pages.length) : next
    if (!grown) seen = new Set()
    items = [...(grown ? items : []), ...added.flatMap(fresh)]
    pages = next
    return items
  }
}
