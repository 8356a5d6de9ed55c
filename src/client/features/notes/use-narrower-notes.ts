import { useInfiniteQuery } from '@tanstack/react-query'
import { noteQueries } from './queries.ts'

/** How many of the notes read so far are not for everybody who sees the contact. Asks for nothing itself. */
export const useNarrowerNotes = (contactId: string) =>
  useInfiniteQuery({
    ...noteQueries.ofContact(contactId),
    enabled: false,
    select: ({ pages }) => pages.flatMap(({ notes }) => notes).filter(({ visibility }) => visibility !== 'public').length,
  }).data
