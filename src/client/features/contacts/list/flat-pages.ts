import type { Contact } from '../../../../contract/contacts/contacts.ts'

interface Page {
  contacts: readonly Contact[]
}

/** The list that pages have become, for who comes back to them. */
const flat = new WeakMap<readonly Page[], readonly Contact[]>()

/**
 * Turns pages into one list without a contact twice (one may move while the pages are read). A page more costs that page alone, and going back
 * to them nothing, so that a hundred thousand stay cheap.
 */
export const createFlattener = () => {
  let pages: readonly Page[] = []
  let items: readonly Contact[] = []
  let seen: Set<string> | undefined

  const fresh = (page: Page, known: Set<string>) =>
    page.contacts.filter(({ id }) => {
      if (known.has(id)) return false
      known.add(id)
      return true
    })

  const read = (next: readonly Page[]) => {
    const grown = next.length > pages.length && pages.every((page, at) => page === next[at])
    const known = (grown && seen) || new Set(grown ? items.map(({ id }) => id) : [])
    const added = (grown ? next.slice(pages.length) : next).flatMap((page) => fresh(page, known))
    seen = known
    return grown ? [...items, ...added] : added
  }

  return (next: readonly Page[]): readonly Contact[] => {
    if (next.length === pages.length && next.every((page, at) => page === pages[at])) return items
    const before = flat.get(next)
    items = before ?? read(next)
    if (before) seen = undefined
    pages = next
    flat.set(next, items)
    return items
  }
}
