import { useInfiniteQuery } from '@tanstack/react-query'
import { plural } from '../../locale.ts'
import { formatCount } from '../../ui/text/format-count.ts'
import { type NoteOwner, noteResource } from './note-resource.ts'

/**
 * Returns a sentence about the loaded notes that are visible to fewer people than their owner, which may itself be limited to a workgroup; undefined when
 * there are none. Requests nothing.
 */
export const useNarrowerNotes = (owner: NoteOwner, groupId: string | undefined): string | undefined => {
  const { data: count } = useInfiniteQuery({
    ...noteResource.of(owner),
    enabled: false,
    select: ({ pages }) =>
      pages
        .flatMap(({ rows }) => rows)
        .filter(({ visibility, workgroupId }) => visibility !== 'public' && (workgroupId === undefined || workgroupId !== groupId)).length,
  })
  if (!count) return undefined
  return plural(count, {
    one: 'One note on this page is visible to fewer people.',
    other: `${formatCount(count)} notes on this page are visible to fewer people.`,
  })
}
