import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { faultAt, inWords } from '../../lib/service-error.ts'
import { TextField } from '../../ui/fields/text-field.tsx'
import { useDraft } from '../../ui/fields/use-draft.ts'
import { Sheet } from '../../ui/float/sheet.tsx'
import { useUndoable } from '../undo/use-undoable.ts'
import { workgroupMutations } from './mutations.ts'

/** A new workgroup by its name; its people are added in the list. */
export const NewWorkgroupSheet = ({ onClose }: { onClose: () => void }) => {
  const [name, setName, { discard }] = useDraft('workgroup:new', '')
  const { done } = useUndoable()
  const { mutate, error, isPending } = useMutation(workgroupMutations.create())
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isPending) return
    mutate(name, {
      onSuccess: ({ changeId }) => {
        discard()
        onClose()
        done({ message: `Workgroup ${name} made`, changeId })
      },
    })
  }
  const footer = (
    <>
      <Button type="submit" form="new-workgroup" aria-disabled={isPending}>
        Create
      </Button>
      <Button variant="subtle" onClick={onClose}>
        Cancel
      </Button>
    </>
  )
  return (
    <Sheet opened onClose={onClose} title="New workgroup" footer={footer}>
      <form id="new-workgroup" onSubmit={submit}>
        <TextField
          label="Name"
          description="Its people are added in the list, after this."
          value={name}
          onChange={setName}
          error={error ? (faultAt(error, 'group.name') ?? inWords(error)) : undefined}
          autoFocus
        />
      </form>
    </Sheet>
  )
}
