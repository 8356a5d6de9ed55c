import { mutationOptions, useQueryClient } from '@tanstack/react-query'
import type { BodyOf } from '../../../contract/wire/endpoint.ts'
import { createInvitation } from '../../../contract/x/people/invitations.ts'
import { updateMe } from '../../../contract/x/people/me.ts'
import { createUser, type Role, type User, updateUser } from '../../../contract/x/people/users.ts'
import { editOf, writeQueries } from '../../kit/resource/query-write.ts'
import { attempt } from '../../kit/undo/attempt.ts'
import { useUndoable } from '../../kit/undo/use-undoable.ts'
import { api, send } from '../../lib/api.ts'
import { peopleQueries } from '../../lib/people/people-queries.ts'
import { sessionQueries } from '../../lib/session/session-queries.ts'
import { roleLabels } from './roles.ts'

type NewPerson = BodyOf<typeof createUser>['user']
type PersonChange = BodyOf<typeof updateUser>['user'] & { id: string }
type OwnChange = BodyOf<typeof updateMe>['me']

const refreshes = [peopleQueries.all(), sessionQueries.all()]
const meta = { invalidates: refreshes }

const updatePerson = ({ id, ...user }: PersonChange) => send(updateUser, { params: { id }, body: { user } })

export const peopleMutations = {
  invite: () =>
    mutationOptions({ mutationFn: (user: NewPerson) => api(createUser, { body: { user } }).then(({ invitation }) => invitation), meta }),
  inviteAgain: () =>
    mutationOptions({ mutationFn: ({ id }: User) => api(createInvitation, { params: { id } }).then(({ invitation }) => invitation), meta }),
  update: () => mutationOptions({ mutationFn: updatePerson, meta }),
  updateMe: () => mutationOptions({ mutationFn: (me: OwnChange) => send(updateMe, { body: { me } }), meta }),
}

/** Changes the role or the state of a person, with Undo. */
export const usePersonChanges = ({ id, name, role: roleBefore, active: activeBefore }: User) => {
  const { done } = useUndoable()
  const client = useQueryClient()
  type Part = { role: Role } | { active: boolean }
  const withPart = (part: Part) => (users: readonly User[]) => users.map((user) => (user.id === id ? { ...user, ...part } : user))
  const change = (part: Part, before: Part, message: string) =>
    void attempt(`change ${name}`, async () => {
      const { changeId, restore } = await writeQueries(client, {
        edits: [editOf(peopleQueries.users(), withPart(part), withPart(before))],
        send: () => updatePerson({ id, ...part }),
        refreshes,
      })
      done({ message, changeId, restore, touched: [{ resource: 'users', id }] })
    })
  return {
    changeRole: (role: Role) =>
      change({ role }, { role: roleBefore }, `${name} is now ${role === 'admin' ? 'an' : 'a'} ${roleLabels[role].toLowerCase()}`),
    setActive: (active: boolean) => change({ active }, { active: activeBefore }, `${active ? 'Reactivated' : 'Deactivated'} ${name}`),
  }
}
