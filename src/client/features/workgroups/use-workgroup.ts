import { useMutation } from '@tanstack/react-query'
import type { Workgroup } from '../../../contract/workgroups.ts'
import type { User } from '../../../contract/x/users.ts'
import { inWords } from '../../lib/service-error.ts'
import { showNote } from '../../ui/float/undo-note.tsx'
import { useUndoable } from '../undo/use-undoable.ts'
import { workgroupMutations } from './mutations.ts'

/** What can be done with one workgroup; each says so and can be undone, a refusal is taken back and says why. */
export const useWorkgroup = ({ id, name }: Workgroup) => {
  const { done } = useUndoable()
  const saying = (message: string) => ({
    onSuccess: ({ changeId }: { changeId: string | undefined }) => done({ message, changeId }),
    onError: (error: Error) => showNote({ message: inWords(error), tone: 'red' }),
  })
  const rename = useMutation(workgroupMutations.rename())
  const addUser = useMutation(workgroupMutations.addUser())
  const removeUser = useMutation(workgroupMutations.removeUser())
  const remove = useMutation(workgroupMutations.remove())
  return {
    /** Rejects when it is refused: the reason stands at the field. */
    rename: async (next: string) => {
      const { changeId } = await rename.mutateAsync({ id, name: next })
      done({ message: `${name} is now called ${next}`, changeId })
    },
    add: (user: User) => addUser.mutate({ id, userId: user.id }, saying(`${user.name} added to ${name}`)),
    takeOut: (user: User) => removeUser.mutate({ id, userId: user.id }, saying(`${user.name} taken out of ${name}`)),
    remove: () => remove.mutate(id, saying(`Workgroup ${name} deleted`)),
  }
}
