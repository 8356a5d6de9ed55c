import { useInfiniteQuery } from '@tanstack/react-query'
import { type NoteOwner, noteResource } from './note-resource.ts'

/** Returns how many of the loaded notes are visible to fewer people than their owner, which may itself be limited to a workgroup. Requests nothing. */
export const useNarrowerNotes = (owner: NoteOwner, groupId: string | undefined) =>
  useInfiniteQuery({
    ...noteResource.of(owner),
    enabled: false,
    select: ({ pages }) =>
      pages
        .flatMap(({ rows }) => rows)
        .filter(({ visibility, workgroupId }) => visibility !== 'public' && (workgroupId === undefined || workgroupId !== groupId)).length,
  }).data
