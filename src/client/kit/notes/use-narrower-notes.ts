import { useInfiniteQuery } from '@tanstack/react-query'
import { noteQueries } from './queries.ts'

/** How many of the notes read so far are not for everybody who sees the contact, which may be for a workgroup itself. Asks for nothing. */
export const useNarrowerNotes = (contactId: string, groupId: string | undefined) =>
  useInfiniteQuery({
    ...noteQueries.ofContact(contactId),
    enabled: false,
    select: ({ pages }) =>
      pages
        .flatMap(({ notes }) => notes)
        .filter(({ visibility, workgroupId }) => visibility !== 'public' && (workgroupId === undefined || workgroupId !== groupId)).length,
  }).data
