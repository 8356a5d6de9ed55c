import { useQueryClient } from '@tanstack/react-query'
import { deleteTag, renameTag, tagKey } from '../../../../contract/contacts/tags.ts'
import { editOf, writeQueries } from '../../../kit/resource/query-write.ts'
import { attempt } from '../../../kit/undo/attempt.ts'
import { useUndoable } from '../../../kit/undo/use-undoable.ts'
import { send } from '../../../lib/api.ts'
import { contactQueries } from '../../../records/contacts/queries.ts'
import type { KnownTags } from './tag-options.ts'

type Tags = [tag: string, count: number][]

const without = (tag: string) => (tags: Tags) => tags.filter(([each]) => each !== tag)
const renamed = (tag: string, name: string) => (tags: Tags) =>
  tags.map(([each, count]): [string, number] => [each === tag ? name : each, count])

/** Renames, merges and deletes tags of the workspace: optimistic, with Undo. */
export const useTagWrites = (known: KnownTags) => {
  const { done } = useUndoable()
  const client = useQueryClient()
  const query = contactQueries.tags()
  return {
    /** Rejects when the service refuses the name. */
    rename: async (tag: string, name: string) => {
      const other = known.find(([each]) => each !== tag && tagKey(each) === tagKey(name))?.[0]
      const { changeId } = await writeQueries(client, {
        edits: [editOf(query, other === undefined ? renamed(tag, name) : without(tag))],
        send: () => send(renameTag, { params: { tag }, body: { tag: { name } } }),
        refreshes: [contactQueries.all()],
      })
      done({ message: other === undefined ? `Renamed ${tag} to ${name}` : `Merged ${tag} into ${other}`, changeId })
    },
    remove: (tag: string) =>
      attempt(`delete ${tag}`, async () => {
        const { changeId } = await writeQueries(client, {
          edits: [editOf(query, without(tag))],
          send: () => send(deleteTag, { params: { tag } }),
          refreshes: [contactQueries.all()],
        })
        done({ message: `Deleted the tag ${tag}`, changeId })
      }),
  }
}
