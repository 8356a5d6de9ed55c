import { useMutation } from '@tanstack/react-query'
import { useUndoable } from '../../kit/undo/use-undoable.ts'
import { errorMessage, faultAt } from '../../lib/service-error.ts'
import { useMe } from '../../lib/session/use-me.ts'
import { NameSheet } from '../../ui/dialogs/name-sheet.tsx'
import { useDraft } from '../../ui/edit/use-draft.ts'
import { workgroupMutations } from './mutations.ts'

/** A new workgroup by its name; its people are added in the list. */
export const NewWorkgroupSheet = ({ onClose }: { onClose: () => void }) => {
  const [name, setName] = useDraft(`${useMe().id}:workgroup:new`, '')
  const { done } = useUndoable()
  const { mutateAsync, error, isPending } = useMutation(workgroupMutations.create())
  const submit = () =>
    // A refusal stands at the field.
    void mutateAsync(name).then(
      ({ changeId }) => {
        if (setName((now) => (now === name ? '' : now)) === '') onClose()
        done({ message: `Workgroup ${name} made`, changeId })
      },
      () => undefined,
    )
  return (
    <NameSheet
      title="New workgroup"
      description="Its people are added in the list, after this."
      value={name}
      onChange={setName}
      error={error ? (faultAt(error, 'group.name') ?? errorMessage(error)) : undefined}
      busy={isPending}
      onSubmit={submit}
      onClose={onClose}
    />
  )
}
