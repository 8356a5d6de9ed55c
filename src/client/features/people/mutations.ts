import { mutationOptions, useMutation } from '@tanstack/react-query'
import type { BodyOf } from '../../../contract/wire/endpoint.ts'
import { createInvitation } from '../../../contract/x/people/invitations.ts'
import { updateMe } from '../../../contract/x/people/me.ts'
import { createUser, type Role, type User, updateUser } from '../../../contract/x/people/users.ts'
import { useUndoable } from '../../kit/undo/use-undoable.ts'
import { api, send } from '../../lib/api.ts'
import { optimistic } from '../../lib/cache/optimistic.ts'
import { peopleQueries } from '../../lib/people/people-queries.ts'
import { errorMessage } from '../../lib/service-error.ts'
import { sessionQueries } from '../../lib/session/session-queries.ts'
import { notify } from '../../ui/float/undo-note.tsx'
import { roleLabels } from './roles.ts'

type NewPerson = BodyOf<typeof createUser>['user']
type PersonChange = BodyOf<typeof updateUser>['user'] & { id: string }
type OwnChange = BodyOf<typeof updateMe>['me']

const meta = { invalidates: [peopleQueries.all(), sessionQueries.all()] }

export const peopleMutations = {
  invite: () =>
    mutationOptions({ mutationFn: (user: NewPerson) => api(createUser, { body: { user } }).then(({ invitation }) => invitation), meta }),
  inviteAgain: () =>
    mutationOptions({ mutationFn: ({ id }: User) => api(createInvitation, { params: { id } }).then(({ invitation }) => invitation), meta }),
  /** Shows a new role or state at once. Reverting it leaves other changes as they are. */
  update: () =>
    mutationOptions({
      mutationFn: ({ id, ...user }: PersonChange) => send(updateUser, { params: { id }, body: { user } }),
      ...optimistic(async ({ id, role, active }: PersonChange, client) => {
        const { queryKey } = peopleQueries.users()
        await client.cancelQueries({ queryKey })
        const before = client.getQueryData(queryKey)?.find((user) => user.id === id)
        const set = (part: Partial<User>) =>
          client.setQueryData(queryKey, (users) => users?.map((user) => (user.id === id ? { ...user, ...part } : user)))
        set({ ...(role && { role }), ...(active !== undefined && { active }) })
        return () => void (before && set({ ...(role && { role: before.role }), ...(active !== undefined && { active: before.active }) }))
      }),
      meta,
    }),
  updateMe: () => mutationOptions({ mutationFn: (me: OwnChange) => send(updateMe, { body: { me } }), meta }),
}

/** Changes the role or the state of a person, with Undo. */
export const usePersonChanges = ({ id, name }: User) => {
  const { done } = useUndoable()
  const messageOf = ({ role, active }: PersonChange) => {
    if (role) return `${name} is now ${role === 'admin' ? 'an' : 'a'} ${roleLabels[role].toLowerCase()}`
    return `${active ? 'Reactivated' : 'Deactivated'} ${name}`
  }
  const { mutateAsync } = useMutation({
    ...peopleMutations.update(),
    onSuccess: ({ changeId }, change, restore) =>
      done({ message: messageOf(change), changeId, restore, touched: [{ resource: 'users', id }] }),
  })
  const change = (part: { role: Role } | { active: boolean }) =>
    void mutateAsync({ id, ...part }).catch((error: unknown) =>
      notify({ message: `Couldn't change ${name}. ${errorMessage(error)}`, tone: 'red' }),
    )
  return {
    changeRole: (role: Role) => change({ role }),
    setActive: (active: boolean) => change({ active }),
  }
}
