import { lastSeen, recallScroll, rememberScroll } from '../../ui/list/scroll-memory.ts'

/** The key of a list, named by `listName`, in the scroll memory; `search` is its address's query. */
export const scrollKeyOf = (list: string, search: string): string => `${list} ${search}`

/** Names the list of a resource, that of a project where it belongs to one. */
export const listName = (resource: string, projectId?: string): string =>
  projectId === undefined ? resource : `${resource} of ${projectId}`

/** Makes this the list that record pages link back to. */
export const rememberListAddress = (list: string, search: string): void => {
  const key = scrollKeyOf(list, search)
  rememberScroll(key, recallScroll(key))
}

/** The address of a list, named by `listName`, as it was last seen. */
export const listAddress = (list: string, path: string): string => {
  const prefix = scrollKeyOf(list, '')
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
