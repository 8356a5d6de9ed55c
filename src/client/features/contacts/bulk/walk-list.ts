import type { Contact } from '../../../../contract/contacts/contacts.ts'

/** What a list answers once it has read on. */
export interface ReadOn {
  readonly data: { readonly pages: readonly { readonly contacts: readonly Contact[] }[] } | undefined
  readonly hasNextPage: boolean
  readonly error: Error | null
}

/**
 * Reads a list on to its end. `onRead` hears the ids of all that has been read after every page.
 *
 * @param signal aborted as soon as the list shows another search: what it reads from then on is of that one
 * @throws what kept a page from being read
 */
export const walkList = async (loadMore: () => Promise<ReadOn>, onRead: (ids: readonly string[]) => void, signal: AbortSignal) => {
  for (;;) {
    const { data, hasNextPage, error } = await loadMore()
    if (signal.aborted) return
    onRead(data?.pages.flatMap(({ contacts }) => contacts.map(({ id }) => id)) ?? [])
    if (error) throw error
    if (!hasNextPage) return
  }
}
