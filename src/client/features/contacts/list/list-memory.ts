import { paths } from '../../../paths.ts'
import { lastSeen, recallScroll, rememberScroll } from '../../../ui/list/scroll-memory.ts'

/** The name under which the place of a list is kept; `key` is its search as in the URL. */
export const scrollKeyOf = (key: string) => `contacts ${key}`

/** This list is the one that a contact leads back to from now on. */
export const seeList = (key: string) => rememberScroll(scrollKeyOf(key), recallScroll(scrollKeyOf(key)))

/** The address of the list as one left it. */
export const listAddress = (): string => {
  const search = lastSeen(scrollKeyOf(''))?.slice(scrollKeyOf('').length)
  return search ? `${paths.contacts}?${search}` : paths.contacts
}

/** How the person left a list: the contact under the cursor, and those selected. Lives as long as the page. */
export interface Left {
  cursor: string | undefined
  selected: readonly string[]
}

const left = new Map<string, Left>()

export const recallList = (key: string): Left => left.get(key) ?? { cursor: undefined, selected: [] }

export const rememberList = (key: string, now: Left) => {
  left.set(key, now)
}
