import { lastSeen, recallScroll, rememberScroll } from '../../ui/list/scroll-memory.ts'

/** The key of a list in the scroll memory; `search` is its address's query. */
export const scrollKeyOf = (resource: string, search: string): string => `${resource} ${search}`

/** Makes this the list that record pages link back to. */
export const rememberListAddress = (resource: string, search: string): void => {
  const key = scrollKeyOf(resource, search)
  rememberScroll(key, recallScroll(key))
}

/** The address of a resource's list as it was last seen. */
export const listAddress = (resource: string, path: string): string => {
  const prefix = scrollKeyOf(resource, '')
  const search = lastSeen(prefix)?.slice(prefix.length)
  return search ? `${path}?${search}` : path
}

/** The state of a list when the user left it, kept until the page reloads. */
export interface ListPosition {
  /** The id of the record under the cursor. */
  readonly cursor: string | undefined
  readonly selected: readonly string[]
}

const positions = new Map<string, ListPosition>()

export const recallList = (key: string): ListPosition => positions.get(key) ?? { cursor: undefined, selected: [] }

export const rememberList = (key: string, position: ListPosition): void => void positions.set(key, position)
