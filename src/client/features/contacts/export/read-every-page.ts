import type { Contact } from '../../../../contract/contacts/contacts.ts'

/** One page of a search, and the path of the next where there is one. */
export interface SearchPage {
  readonly contacts: readonly Contact[]
  readonly continuedAt?: string | undefined
  readonly xTotal?: number | undefined
}

/**
 * Reads a search from its first page to its last, whatever the list in sight has read of it.
 *
 * @param onRead hears after every page how many there are by now, and of how many as the service counted them
 * @returns every contact once: one that is changed meanwhile may stand on two pages
 * @throws what kept a page from being read, AbortError when stopped
 */
export const readEveryPage = async (
  read: (path: string | undefined, signal: AbortSignal) => Promise<SearchPage>,
  onRead: (done: number, of: number) => void,
  signal: AbortSignal,
): Promise<readonly Contact[]> => {
  const found = new Map<string, Contact>()
  let total = 0
  let path: string | undefined
  do {
    const page = await read(path, signal)
    signal.throwIfAborted()
    for (const contact of page.contacts) found.set(contact.id, contact)
    total = Math.max(total, page.xTotal ?? 0, found.size)
    onRead(found.size, total)
    path = page.continuedAt
  } while (path !== undefined)
  return [...found.values()]
}
