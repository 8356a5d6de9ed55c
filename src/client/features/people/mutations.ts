import { mutationOptions } from '@tanstack/react-query'
import type { BodyOf } from '../../../contract/wire/endpoint.ts'
import { updateMe } from '../../../contract/x/people/me.ts'
import { createUser, type User, updateUser } from '../../../contract/x/people/users.ts'
import { send } from '../../lib/api.ts'
import { optimistic } from '../../lib/cache/optimistic.ts'
import { peopleQueries } from '../../lib/people/people-queries.ts'
import { sessionQueries } from '../../lib/session/session-queries.ts'

export type NewPerson = BodyOf<typeof createUser>['user']
type PersonChange = BodyOf<typeof updateUser>['user'] & { id: string }
type OwnChange = BodyOf<typeof updateMe>['me']

const meta = { invalidates: [peopleQueries.all(), sessionQueries.all()] }

export const peopleMutations = {
  invite: () => mutationOptions({ mutationFn: (user: NewPerson) => send(createUser, { body: { user } }), meta }),
  /** Role and being switched on or off show at once; a refusal takes them back. */
  update: () =>
    mutationOptions({
      mutationFn: ({ id, ...user }: PersonChange) => send(updateUser, { params: { id }, body: { user } }),
      // Taken back of this person alone, and only what was changed: another change may have been made meanwhile.
      ...optimistic(async ({ id, role, active }: PersonChange, client) => {
        const { queryKey } = peopleQueries.users()
        await client.cancelQueries({ queryKey })
        const before = client.getQueryData(queryKey)?.find((user) => user.id === id)
        const set = (part: Partial<User>) =>
          client.setQueryData(queryKey, (users) => users?.map((user) => (user.id === id ? { ...user, ...part } : user)))
        set({ ...(role && { role }), ...(active !== undefined && { active }) })
        return () => before && set({ ...(role && { role: before.role }), ...(active !== undefined && { active: before.active }) })
      }),
      meta,
    }),
  updateMe: () => mutationOptions({ mutationFn: (me: OwnChange) => send(updateMe, { body: { me } }), meta }),
}
