import type { Recording } from '../../../contract/recordings.ts'
import type { ListData, ListPage } from '../../kit/resource/list-page.ts'

/** Where a recording is in the feed. */
export type Place = Pick<Recording, 'date' | 'id'>

/** Whether `a` happened after `b`. Ids of the same second compare by their number. */
export const isNewer = (a: Place, b: Place): boolean => {
  if (a.date !== b.date) return a.date > b.date
  return a.id.length === b.id.length ? a.id > b.id : a.id.length > b.id.length
}

/**
 * Merges the newest page into a feed. The page replaces all rows of its period, which removes deleted and undone ones. A feed that is more
 * than one page behind starts again.
 */
export const withNewest = (data: ListData<Recording>, fresh: ListPage<Recording>): ListData<Recording> => {
  const last = fresh.rows.at(-1)
  if (!last || fresh.continuedAt === undefined) return { pages: [fresh], pageParams: [undefined] }
  const reaches = data.pages.some(({ rows }) => rows.some(({ id }) => id === last.id))
  const newest = data.pages[0]?.rows[0]
  if (!reaches && (!newest || isNewer(last, newest))) return { pages: [fresh], pageParams: [undefined] }
  const pages = data.pages.map((page, at) => {
    const older = page.rows.filter((row) => isNewer(last, row))
    return at === 0 ? { ...page, rows: [...fresh.rows, ...older] } : { ...page, rows: older }
  })
  return { ...data, pages }
}
