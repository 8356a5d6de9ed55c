import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { clearSent } from '../../../kit/create/clear-sent.ts'
import { CreateSheet } from '../../../kit/create/create-sheet.tsx'
import { type NewRecord, useCreateForm } from '../../../kit/create/use-create-form.ts'
import { PrivateField } from '../../../kit/visibility/private-field.tsx'
import { useMe } from '../../../lib/session/use-me.ts'
import { paths } from '../../../paths.ts'
import type { ComboOption } from '../../../ui/combo/use-options.ts'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { CategoryField } from '../../categories/category-field.tsx'
import { prepareCategory } from '../../categories/create-category.ts'
import { categorySetOf } from '../../categories/project-categories.ts'
import { type WriteboardToAdd, writeboardResource } from '../writeboard-resource.ts'

interface WriteboardDraft {
  title: string
  category?: ComboOption | undefined
  isPrivate: boolean
}

/** The sheet in which a writeboard is created. Its page opens for writing. */
export const NewWriteboardSheet = ({ projectId, onClose }: { projectId: string; onClose: () => void }) => {
  const client = useQueryClient()
  const isClient = useMe().role === 'client'
  const categories = useMemo(() => categorySetOf(projectId, 'writeboard'), [projectId])
  const newWriteboard: NewRecord<WriteboardDraft, 'title' | 'category' | 'isPrivate', WriteboardToAdd> = useMemo(
    () => ({
      root: 'writeboard',
      empty: { title: '', isPrivate: false },
      keys: { title: ['title'], category: ['categoryId'], isPrivate: ['xIsPrivate'] },
      check: ({ title }) => (title.trim() === '' ? { title: 'Enter a title.' } : {}),
      prepare: prepareCategory(client, categories),
      toNew: ({ title, category, isPrivate }) => ({
        projectId,
        title: title.trim(),
        ...(category?.id && { categoryId: category.id }),
        ...(isPrivate && { xIsPrivate: true }),
      }),
      next: clearSent('title'),
      nameOf: ({ title }) => title,
      pathOf: (id) => `${paths.writeboard(id)}?write`,
    }),
    [client, projectId, categories],
  )
  const form = useCreateForm(writeboardResource, newWriteboard, () => paths.projectWriteboards(projectId))
  const { draft, faults, set } = form
  return (
    <CreateSheet title="New writeboard" form={form} onClose={onClose} note="You write the text on the next page.">
      {(first) => (
        <>
          <TextField
            ref={first}
            label="Title"
            required
            autoFocus
            autoComplete="off"
            value={draft.title}
            error={faults.title}
            onChange={(title) => set({ title }, 'title')}
          />
          <CategoryField
            set={categories}
            value={draft.category}
            error={faults.category}
            onChange={(category) => set({ category }, 'category')}
          />
          {!isClient && (
            <PrivateField
              noun="writeboard"
              parts="its text or its comments"
              checked={draft.isPrivate}
              error={faults.isPrivate}
              onChange={(isPrivate) => set({ isPrivate }, 'isPrivate')}
            />
          )}
        </>
      )}
    </CreateSheet>
  )
}
