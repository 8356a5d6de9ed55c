import { mutationOptions } from '@tanstack/react-query'
import {
  type CommentChange,
  deleteComment,
  getComment,
  type NewComment,
  noteComments,
  updateComment,
} from '../../../contract/notes/comments.ts'
import { send } from '../../lib/api.ts'
import { dropRows, editRows } from '../../lib/cache/page-cache.ts'
import { commentCache } from './comment-cache.ts'
import { commentQueries } from './queries.ts'
import { untouched } from './written.ts'

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
      mutationFn: async ({ id, change, was }: { id: string; change: CommentChange; was: string }) => {
        const reading = () => send(getComment, { params: { id } })
        const ifMatch = change.body === undefined ? undefined : await untouched(reading(), ({ comment }) => comment.body, was)
        return send(updateComment, { params: { id }, body: { comment: change }, headers: { ifMatch } })
      },
      onMutate: ({ id, change: { body } }, { client }) =>
        editRows(client, commentCache(noteId), [id], (comment) => (body === undefined ? comment : { ...comment, body })),
      onError: (_, __, takeBack) => takeBack?.(),
      meta: { invalidates: [commentQueries.ofNote(noteId).queryKey] },
    }),
  remove: (noteId: string) =>
    mutationOptions({
      mutationFn: (id: string) => send(deleteComment, { params: { id } }),
      onMutate: (id, { client }) => dropRows(client, commentCache(noteId), [id]),
      onError: (_, __, takeBack) => takeBack?.(),
      meta: { invalidates: [commentQueries.ofNote(noteId).queryKey] },
    }),
}
