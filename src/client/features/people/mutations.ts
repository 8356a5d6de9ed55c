import { mutationOptions, queryOptions, useQueryClient } from '@tanstack/react-query'
import type { BodyOf } from '../../../contract/wire/endpoint.ts'
import { createConfirmation } from '../../../contract/x/people/confirmations.ts'
import { createInvitation, createInvitations } from '../../../contract/x/people/invitations.ts'
import { updateMe } from '../../../contract/x/people/me.ts'
import type { Role } from '../../../contract/x/people/roles.ts'
import { countResponsibilities, type User, updateUser } from '../../../contract/x/people/users.ts'
import { editOf, writeQueries } from '../../kit/resource/query-write.ts'
import { attempt } from '../../kit/undo/attempt.ts'
import { useUndoable } from '../../kit/undo/use-undoable.ts'
import { api, send } from '../../lib/api.ts'
import { peopleQueries } from '../../lib/people/people-queries.ts'
import { workgroupQueries } from '../../lib/people/workgroup-queries.ts'
import { sessionQueries } from '../../lib/session/session-queries.ts'
import { roleNouns } from './roles.ts'

type Invitations = BodyOf<typeof createInvitations>['invitations']
type PersonChange = BodyOf<typeof updateUser>['user'] & { id: string }
type OwnChange = BodyOf<typeof updateMe>['me']

const refreshes = [peopleQueries.all(), sessionQueries.all()]
const meta = { invalidates: refreshes }

const updatePerson = ({ id, ...user }: PersonChange) => send(updateUser, { params: { id }, body: { user } })

export const peopleMutations = {
  invite: () =>
    mutationOptions({
      mutationFn: (asked: Invitations) => api(createInvitations, { body: { invitations: asked } }).then(({ invitations }) => invitations),
      meta: { invalidates: [...refreshes, workgroupQueries.all()] },
    }),
  inviteAgain: () =>
    mutationOptions({ mutationFn: ({ id }: User) => api(createInvitation, { params: { id } }).then(({ invitation }) => invitation), meta }),
  /** E-mails the signed-in user the link that confirms their address. */
  sendConfirmation: () => mutationOptions({ mutationFn: () => api(createConfirmation).then(({ confirmation }) => confirmation) }),
  update: () => mutationOptions({ mutationFn: updatePerson, meta }),
  updateMe: () => mutationOptions({ mutationFn: (me: OwnChange) => send(updateMe, { body: { me } }), meta }),
}

/** The open records that a person is responsible for. */
export const responsibilitiesOf = (id: string) =>
  queryOptions({
    queryKey: [...peopleQueries.all(), 'responsibilities', id],
    queryFn: ({ signal }) => api(countResponsibilities, { params: { id }, signal }).then(({ responsibilities }) => responsibilities),
  })

/** Changes the role or the state of a person, with Undo. */
export const usePersonChanges = ({ id, name, role: roleBefore, active: activeBefore }: User) => {
  const { done } = useUndoable()
  const client = useQueryClient()
  type Part = { role: Role } | { active: boolean }
  const withPart = (part: Part) => (users: readonly User[]) => users.map((user) => (user.id === id ? { ...user, ...part } : user))
  const change = (part: Part, before: Part, message: string, handOverTo?: string) =>
    attempt(`change ${name}`, async () => {
      const { changeId, restore } = await writeQueries(client, {
        edits: [editOf(peopleQueries.users(), withPart(part), withPart(before))],
        send: () => updatePerson({ id, ...part, ...(handOverTo !== undefined && { handOverTo }) }),
        // What was handed over is in lists of every kind.
        refreshes: handOverTo === undefined ? refreshes : [[]],
      })
      // Without `touched`, an undo brings everything up to date.
      done({ message, changeId, restore, ...(handOverTo === undefined && { touched: [{ resource: 'users', id }] }) })
    })
  return {
    changeRole: (role: Role) => change({ role }, { role: roleBefore }, `${name} is now ${roleNouns[role]}`),
    reactivate: () => change({ active: true }, { active: activeBefore }, `Reactivated ${name}`),
    /** `handOverTo` is the id of who becomes responsible for their open work, empty for nobody. */
    deactivate: (handOverTo: string | undefined, message: string) =>
      change({ active: false }, { active: activeBefore }, message, handOverTo),
  }
}
