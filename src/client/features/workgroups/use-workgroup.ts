import { useMutation } from '@tanstack/react-query'
import type { Workgroup } from '../../../contract/workgroups.ts'
import type { User } from '../../../contract/x/people/users.ts'
import { useUndoable } from '../../kit/undo/use-undoable.ts'
import { errorMessage } from '../../lib/service-error.ts'
import { notify } from '../../ui/float/undo-note.tsx'
import { workgroupMutations } from './mutations.ts'

/** What can be done with one workgroup; each says so and can be undone, a refusal is taken back and says why. */
export const useWorkgroup = ({ id, name }: Workgroup) => {
  const { done } = useUndoable()
  // Follows the promise: what is deleted is gone from the page before the answer comes.
  const say = (written: Promise<{ changeId: string | undefined }>, message: string) =>
    written.then(
      ({ changeId }) => done({ message, changeId }),
      (error: unknown) => notify({ message: `${name} stays as before. ${errorMessage(error)}`, tone: 'red' }),
    )
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
    add: (user: User) => void say(addUser.mutateAsync({ id, userId: user.id }), `${user.name} added to ${name}`),
    takeOut: (user: User) => void say(removeUser.mutateAsync({ id, userId: user.id }), `${user.name} taken out of ${name}`),
    remove: () => void say(remove.mutateAsync(id), `Workgroup ${name} deleted`),
  }
}
