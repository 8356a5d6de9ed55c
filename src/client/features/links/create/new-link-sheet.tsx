import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { CreateSheet } from '../../../kit/create/create-sheet.tsx'
import { useCreateForm } from '../../../kit/create/use-create-form.ts'
import { PrivateField } from '../../../kit/visibility/private-field.tsx'
import { useMe } from '../../../lib/session/use-me.ts'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { CategoryField } from '../../categories/category-field.tsx'
import { categorySetOf } from '../../categories/project-categories.ts'
import { linkListAddress } from '../link-list-address.ts'
import { linkResource } from '../link-resource.ts'
import { newLinkIn } from './new-link.ts'

/** The sheet in which a link is added. */
export const NewLinkSheet = ({ projectId, onClose }: { projectId: string; onClose: () => void }) => {
  const client = useQueryClient()
  const isClient = useMe().role === 'client'
  const newLink = useMemo(() => newLinkIn(client, projectId), [client, projectId])
  const form = useCreateForm(linkResource, newLink, () => linkListAddress(projectId))
  const { draft, faults, set } = form
  return (
    <CreateSheet title="New link" form={form} onClose={onClose}>
      {(first) => (
        <>
          <TextField
            ref={first}
            label="Address"
            required
            type="url"
            placeholder="https://"
            autoFocus
            autoComplete="off"
            value={draft.url}
            error={faults.url}
            onChange={(url) => set({ url }, 'url')}
          />
          <TextField
            label="Title"
            description="Without a title, we'll use the site's name."
            autoComplete="off"
            value={draft.title}
            error={faults.title}
            onChange={(title) => set({ title }, 'title')}
          />
          <CategoryField
            set={categorySetOf(projectId, 'link')}
            value={draft.category}
            error={faults.category}
            onChange={(category) => set({ category }, 'category')}
          />
          {!isClient && (
            <PrivateField
              noun="link"
              parts="or its comments"
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
