import { unacceptable, unknownId } from './errors.ts'

/** The most entries in a list of a record, because the list is read, journaled and shown with it. */
const most = 500
/** A merge may have combined more than that. Such a list can still be made shorter. */
const bounded = <Item>(items: Item[], before: Item[], field: string) => {
  if (items.length > most && items.length > before.length) throw unacceptable(field, 'too-many', `At most ${most} entries.`)
  return items
}

/**
 * Applies the interface's rule for lists of ids: an id is added or kept, an id with a minus sign is removed, and ids that are not listed
 * stay. `before` is undefined for a new record.
 * @throws 422 for a minus in a new record, a minus of an id that is not in the list, or an id listed twice; the sentence says the name that
 * `nameOf` returns
 */
export const changeIds = async (
  before: string[] | undefined,
  changes: string[] | undefined,
  field: string,
  nameOf: (id: string) => Promise<string | undefined>,
): Promise<string[]> => {
  const current = before ?? []
  if (!changes) return current
  const seen = new Set<string>()
  const next = [...current]
  for (const [i, change] of changes.entries()) {
    const removes = change.startsWith('-')
    const id = removes ? change.slice(1) : change
    if (seen.has(id)) throw unacceptable(`${field}.${i}`, 'twice', `${(await nameOf(id)) ?? 'An entry'} is listed twice.`)
    seen.add(id)
    if (removes && !before) throw unacceptable(`${field}.${i}`, 'minus', 'A new record has nothing to remove.')
    if (removes && !current.includes(id))
      throw unacceptable(
        `${field}.${i}`,
        'not-linked',
        `${(await nameOf(id)) ?? 'This entry'} is not in this list, so it can’t be removed.`,
      )
    if (removes) next.splice(next.indexOf(id), 1)
    else if (!current.includes(id)) next.push(id)
  }
  return bounded(next, current, field)
}

/** Returns the ids that a list adds to those before. */
export const addedIds = (before: string[], changes: string[] | undefined) =>
  (changes ?? []).filter((id) => !id.startsWith('-') && !before.includes(id))

/** Refuses (422) the first id in a list, to add or to remove, that is not known. */
export const refuseUnknown = (changes: string[] | undefined, isKnown: (id: string) => boolean, field: string) => {
  const unknown = (changes ?? []).findIndex((change) => !isKnown(change.replace(/^-/, '')))
  if (unknown >= 0) throw unknownId(`${field}.${unknown}`)
}

/** Applies the same rule to nested objects: without an id they are created, with an id updated, with a minus before the id removed. */
export const changeNested = async <Item extends { id: string }>(
  before: Item[] | undefined,
  changes: ({ id?: string | undefined } & Record<string, unknown>)[] | undefined,
  field: string,
  make: (change: Record<string, unknown>, old: Item | undefined, at: string) => Promise<Item>,
): Promise<Item[]> => {
  const current = before ?? []
  if (!changes) return current
  const seen = new Set<string>()
  let next = [...current]
  for (const [i, change] of changes.entries()) {
    const at = `${field}.${i}`
    if (change.id === undefined) {
      next.push(await make(change, undefined, at))
      continue
    }
    const id = change.id.replace(/^-/, '')
    if (!before) throw unacceptable(`${at}.id`, 'new', 'The entries of a new record have no ids yet.')
    if (seen.has(id)) throw unacceptable(`${at}.id`, 'twice', 'This entry is listed twice.')
    seen.add(id)
    const old = current.find((item) => item.id === id)
    if (!old) throw unacceptable(`${at}.id`, 'unknown-entry', 'There is no such entry. It may have been removed.')
    if (change.id.startsWith('-')) {
      const extra = Object.keys(change).find((key) => key !== 'id')
      if (extra) throw unacceptable(at, 'removed', 'An entry to remove can only have its id.')
      next = next.filter((item) => item.id !== id)
    } else {
      const made = await make(change, old, at)
      next = next.map((item) => (item.id === id ? made : item))
    }
  }
  return bounded(next, current, field)
}
