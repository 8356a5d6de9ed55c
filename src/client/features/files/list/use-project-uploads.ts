import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useUploads } from '../../../kit/files/use-uploads.ts'
import { useUndoable } from '../../../kit/undo/use-undoable.ts'
import { changeGroup } from '../../../lib/request-keys.ts'
import { useMe } from '../../../lib/session/use-me.ts'
import { countOf } from '../../../ui/text/noun.ts'
import { fileResource } from '../file-resource.ts'
import { fileNoun } from '../file-search.ts'

interface Sent {
  readonly id: string
  readonly name: string | undefined
  readonly changeId: string
}

/** Finished uploads that no notification has reported, by target and group. Like uploads, they continue when the page is left. */
const sent = new Map<string, Map<string, Sent[]>>()

/** Uploads files to a project. Files chosen together are one undo step, even if the user leaves the page before they are uploaded. */
export const useProjectUploads = (projectId: string) => {
  const client = useQueryClient()
  const { done } = useUndoable()
  const group = useRef<string>(undefined)
  const target = `${useMe().id}:projects:${projectId}:files`
  const uploads = useUploads(
    target,
    async ({ id, name }, changeId, place) => {
      if (changeId !== undefined && place) {
        const groups = sent.get(target) ?? new Map<string, Sent[]>()
        sent.set(target, groups.set(place.group, [...(groups.get(place.group) ?? []), { id, name, changeId }]))
      }
      // If the list cannot be read again, the file is uploaded all the same.
      await fileResource.settle(client, [{ id, action: 'created' }]).catch(() => undefined)
    },
    () => {
      group.current = undefined
      const groups = sent.get(target)
      sent.delete(target)
      for (const all of groups?.values() ?? [])
        done({
          message: all.length === 1 ? `Uploaded ${all[0]?.name}` : `Uploaded ${countOf(all.length, fileNoun)}`,
          changeId: all.at(-1)?.changeId,
          touched: all.map(({ id }) => ({ resource: 'files', id, action: 'created' })),
        })
    },
  )
  return {
    ...uploads,
    add: (files: Iterable<File>, categoryId: string | undefined, isPrivate: boolean) => {
      group.current ??= changeGroup()
      uploads.add(files, { projectId, categoryId, isPrivate, group: group.current })
    },
  }
}

export type ProjectUploads = ReturnType<typeof useProjectUploads>
