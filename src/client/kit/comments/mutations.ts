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
import { optimistic } from '../../lib/cache/optimistic.ts'
import { dropRows, editRows } from '../../lib/cache/page-cache.ts'
import { commentCache } from './comment-cache.ts'
import { commentQueries } from './queries.ts'
import { untouched } from './written.ts'

interface Update {
  id: string
  change: CommentChange
  /** The text that the editor was opened on. */
  was: string
}

/** Names a comment for what an undo brings up to date. */
export const touchedComment = (id: string, noteId: string) => ({ resource: 'comments', id, on: { resource: 'notes', id: noteId } }) as const

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
      mutationFn: async ({ id, change, was }: Update) => {
        const held = change.body === undefined ? undefined : await send(getComment, { params: { id } })
        const ifMatch = held && (await untouched({ resource: 'comments', id, body: held.reply.comment.body, etag: held.etag }, was))
        return send(updateComment, { params: { id }, body: { comment: change }, headers: { ifMatch } })
      },
      ...optimistic(({ id, change: { body } }: Update, client) =>
        editRows(client, commentCache(noteId), [id], (comment) => (body === undefined ? comment : { ...comment, body })),
      ),
      meta: { invalidates: [commentQueries.ofNote(noteId).queryKey] },
    }),
  remove: (noteId: string) =>
    mutationOptions({
      mutationFn: (id: string) => send(deleteComment, { params: { id } }),
      ...optimistic((id: string, client) => dropRows(client, commentCache(noteId), [id])),
      meta: { invalidates: [commentQueries.ofNote(noteId).queryKey] },
    }),
}
