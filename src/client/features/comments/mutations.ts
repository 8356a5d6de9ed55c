import { type InfiniteData, mutationOptions, type QueryClient } from '@tanstack/react-query'
import {
  type Comment,
  type CommentChange,
  deleteComment,
  type NewComment,
  noteComments,
  updateComment,
} from '../../../contract/comments.ts'
import { send } from '../../lib/api.ts'
import { commentQueries } from './queries.ts'

interface Page {
  count: number
  continuedAt?: string | undefined
  comments: Comment[]
}
type Pages = InfiniteData<Page, string | undefined>

/** Edits the cached comments of a note; answers the way back. */
const editCached = async (client: QueryClient, noteId: string, edit: (comments: Comment[]) => Comment[]) => {
  const { queryKey } = commentQueries.ofNote(noteId)
  await client.cancelQueries({ queryKey })
  const before = client.getQueryData<Pages>(queryKey)
  client.setQueryData<Pages>(queryKey, (pages) => {
    if (!pages) return pages
    const edited = pages.pages.map((page) => ({ ...page, comments: edit(page.comments) }))
    const grown = edited.flatMap((page) => page.comments).length - pages.pages.flatMap((page) => page.comments).length
    return { ...pages, pages: edited.map((page) => ({ ...page, count: page.count + grown })) }
  })
  return () => client.setQueryData(queryKey, before)
}

/** The writes on the comments of one note. Changing and deleting show at once and are taken back when refused. */
export const commentMutations = {
  create: (noteId: string) =>
    mutationOptions({
      mutationFn: ({ comment, idempotencyKey }: { comment: NewComment; idempotencyKey: string }) =>
        send(noteComments.create, { params: { resourceId: noteId }, body: { comment }, headers: { idempotencyKey } }),
      meta: { invalidates: [commentQueries.ofNote(noteId).queryKey] },
    }),
  update: (noteId: string) =>
    mutationOptions({
      mutationFn: ({ id, change }: { id: string; change: CommentChange }) =>
        send(updateComment, { params: { id }, body: { comment: change } }),
      onMutate: ({ id, change: { body } }, { client }) =>
        editCached(client, noteId, (list) => list.map((each) => (each.id === id && body !== undefined ? { ...each, body } : each))),
      onError: (_, __, takeBack) => takeBack?.(),
      meta: { invalidates: [commentQueries.ofNote(noteId).queryKey] },
    }),
  remove: (noteId: string) =>
    mutationOptions({
      mutationFn: (id: string) => send(deleteComment, { params: { id } }),
      onMutate: (id, { client }) => editCached(client, noteId, (list) => list.filter((each) => each.id !== id)),
      onError: (_, __, takeBack) => takeBack?.(),
      meta: { invalidates: [commentQueries.ofNote(noteId).queryKey] },
    }),
}
