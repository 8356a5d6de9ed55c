import type { Comment } from '../../../contract/notes/comments.ts'
import type { PageCache } from '../../lib/cache/page-cache.ts'
import { commentQueries } from './queries.ts'

interface Page {
  count: number
  comments: Comment[]
}

/** The comments under one note; every page says how many there are in all. */
export const commentCache = (noteId: string): PageCache<Page, Comment> => ({
  lists: commentQueries.ofNote(noteId).queryKey,
  rows: ({ comments }) => comments,
  withRows: (page, comments) => ({ ...page, comments }),
  counted: (page, by) => ({ ...page, count: page.count + by }),
})
