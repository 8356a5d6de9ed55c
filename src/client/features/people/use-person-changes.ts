import { useMutation } from '@tanstack/react-query'
import type { Role, User } from '../../../contract/x/people/users.ts'
import { useUndoable } from '../../kit/undo/use-undoable.ts'
import { errorMessage } from '../../lib/service-error.ts'
import { notify } from '../../ui/float/undo-note.tsx'
import { peopleMutations } from './mutations.ts'
import { roleWords } from './role-words.ts'

/** What an administrator changes about a person from the list; each says so and can be undone. */
export const usePersonChanges = ({ id, name }: User) => {
  const { done } = useUndoable()
  const { mutateAsync } = useMutation(peopleMutations.update())
  const change = (part: { role: Role } | { active: boolean }, message: string) =>
    void mutateAsync({ id, ...part }).then(
      ({ changeId }) => done({ message, changeId }),
      (error: unknown) => notify({ message: `${name} stays as before. ${errorMessage(error)}`, tone: 'red' }),
    )
  return {
    changeRole: (role: Role) => change({ role }, `${name} is now ${role === 'admin' ? 'an' : 'a'} ${roleWords[role].toLowerCase()}`),
    switchOff: () => change({ active: false }, `${name} can no longer sign in`),
    switchOn: () => change({ active: true }, `${name} can sign in again`),
  }
}
