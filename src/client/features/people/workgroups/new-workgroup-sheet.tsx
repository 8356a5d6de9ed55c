import { useMutation } from '@tanstack/react-query'
import { useDraft } from '../../../kit/drafts/use-draft.ts'
import { useUndoable } from '../../../kit/undo/use-undoable.ts'
import { errorMessage, faultAt } from '../../../lib/service-error.ts'
import { useMe } from '../../../lib/session/use-me.ts'
import { NameSheet } from '../../../ui/dialogs/name-sheet.tsx'
import { workgroupMutations } from './mutations.ts'

/** Creates a workgroup by its name. */
export const NewWorkgroupSheet = ({ onClose }: { onClose: () => void }) => {
  const [name, setName] = useDraft(`${useMe().id}:workgroup:new`, '')
  const { done } = useUndoable()
  const { mutateAsync, error, isPending } = useMutation({
    ...workgroupMutations.create(),
    onSuccess: ({ reply, changeId }, saved) => {
      if (setName((now) => (now === saved ? '' : now)) === '') onClose()
      done({ message: `Created ${saved}`, changeId, touched: [{ resource: 'workgroups', id: reply.workgroupId, action: 'created' }] })
    },
  })
  return (
    <NameSheet
      title="New workgroup"
      description="Add people afterwards, in the list."
      value={name}
      onChange={setName}
      error={error ? (faultAt(error, 'group.name') ?? errorMessage(error)) : undefined}
      busy={isPending}
      onSubmit={() => mutateAsync(name)}
      onClose={onClose}
    />
  )
}
