import { useQueryClient } from '@tanstack/react-query'
import { followUp } from '../../lib/cache/follow-up.ts'
import type { Touched } from '../../lib/live/event-handlers.ts'
import { dropRows } from '../resource/list-rows.ts'
import { sendOnce } from '../resource/send-once.ts'
import { ifThere, sendInCache, writeRecords } from '../resource/use-write.ts'
import type { FormattedText } from '../rich-text/formatted-text.ts'
import { attempt } from '../undo/attempt.ts'
import { useUndoable } from '../undo/use-undoable.ts'
import { type PostChange, remainderOf } from './post-draft.ts'
import type { Post, PostResource, RecordRef } from './post-resource.ts'
import { versionToReplace } from './text-conflict.ts'

interface Edit<P, New> {
  change: Partial<New> | PostChange
  /** The fields as they will be, shown until the service has answered. */
  after: Partial<P> | Partial<Post>
  /** The text that the editor opened with, where the text changes. */
  was?: FormattedText | undefined
}

/** Returns the writes of the notes or comments of a record. Each shows a notification with Undo. */
export const usePostWrites = <P extends Post, Owner extends RecordRef, New>(posts: PostResource<P, Owner, New>, owner: Owner) => {
  const client = useQueryClient()
  const { done } = useUndoable()
  const { name, noun } = posts
  const resource = posts.on(owner)
  const title = noun === 'note' ? 'Note' : 'Comment'
  const touched = (id: string, action?: Touched['action']): Touched[] => [
    { resource: name, id, on: owner, ...(action && { action }) },
    owner,
  ]
  const update = (id: string, { change, after, was }: Edit<P, New>) =>
    writeRecords(client, resource, {
      ids: [id],
      apply: (post) => ({ ...post, ...after }),
      send: async () => posts.update(id, change, { ifMatch: was === undefined ? undefined : await versionToReplace(posts, id, was) }),
    })
  return {
    /** Adds the post of a draft, once. What was typed since then remains in the draft. */
    add: async (draftKey: string, post: New) => {
      const { id, changeId } = await sendInCache(client, () =>
        sendOnce({
          place: draftKey,
          content: post,
          send: (content, idempotencyKey) => posts.create(owner, content, { idempotencyKey }),
          amend: async (made, _before, after) => ({
            ...made,
            changeId: (await posts.update(made.id, after, {})).changeId ?? made.changeId,
          }),
          remainder: remainderOf,
        }),
      )
      done({ message: `${title} added`, changeId, quiet: true, touched: touched(id, 'created') })
      const settled = resource.settle(client, [{ id, action: 'created' }]).catch(() => undefined)
      followUp(settled)
      await settled
    },
    /** @throws TextConflict if somebody else has changed the text since the editor opened */
    save: async (id: string, edit: Edit<P, New>) => {
      const { changeId } = await update(id, edit)
      done({ message: `${title} changed`, changeId, quiet: true, touched: touched(id) })
    },
    changeVisibility: (id: string, edit: Edit<P, New>) =>
      attempt(`change the visibility of the ${noun}`, async () => {
        const { changeId } = await update(id, edit)
        done({ message: `Visibility of the ${noun} changed`, changeId, touched: touched(id) })
      }),
    remove: (id: string) =>
      attempt(`delete the ${noun}`, async () => {
        const { changeId, restore } = await writeRecords(client, resource, {
          ids: [id],
          apply: () => undefined,
          action: 'deleted',
          send: async () => ({ ...(await ifThere(posts.remove(id))), restore: dropRows(client, posts.keys.lists, [id]) }),
        })
        done({ message: `${title} deleted`, changeId, restore, touched: touched(id, 'deleted') })
      }),
  }
}
