import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useUploads } from '../../kit/files/use-uploads.ts'
import { useUndoable } from '../../kit/undo/use-undoable.ts'
import { changeGroup } from '../../lib/request-keys.ts'
import { useMe } from '../../lib/session/use-me.ts'
import { countOf } from '../../ui/text/noun.ts'
import { fileResource } from './file-resource.ts'
import { fileNoun } from './file-search.ts'

interface Sent {
  readonly id: string
  readonly name: string | undefined
  readonly changeId: string
}

/** Uploads files to a project. What is uploaded together is one step to undo. */
export const useProjectUploads = (projectId: string) => {
  const client = useQueryClient()
  const { done } = useUndoable()
  const group = useRef<string>(undefined)
  const sent = useRef<Sent[]>([])
  const uploads = useUploads(`${useMe().id}:projects:${projectId}:files`, async ({ id, name }, changeId) => {
    if (changeId !== undefined) sent.current.push({ id, name, changeId })
    // If the list cannot be read again, the file is uploaded all the same.
    await fileResource.settle(client, [{ id, action: 'created' }]).catch(() => undefined)
  })
  const { busy } = uploads
  useEffect(() => {
    if (busy) return
    const all = sent.current
    sent.current = []
    group.current = undefined
    const [first] = all
    if (!first) return
    done({
      message: all.length === 1 ? `Uploaded ${first.name}` : `Uploaded ${countOf(all.length, fileNoun)}`,
      changeId: all.at(-1)?.changeId,
      touched: all.map(({ id }) => ({ resource: 'files', id })),
    })
  }, [busy, done])
  return {
    ...uploads,
    add: (files: Iterable<File>, categoryId: string | undefined) => {
      group.current ??= changeGroup()
      uploads.add(files, { projectId, categoryId, group: group.current })
    },
  }
}

export type ProjectUploads = ReturnType<typeof useProjectUploads>
