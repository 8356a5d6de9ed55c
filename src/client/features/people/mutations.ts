import { mutationOptions } from '@tanstack/react-query'
import type { BodyOf } from '../../../contract/endpoint.ts'
import { updateMe } from '../../../contract/x/me.ts'
import { createUser, type User, updateUser } from '../../../contract/x/users.ts'
import { send } from '../../lib/api.ts'
import { sessionQueries } from '../session/queries.ts'
import { peopleQueries } from './queries.ts'

export type NewPerson = BodyOf<typeof createUser>['user']
type Change = BodyOf<typeof updateUser>['user']
type OwnChange = BodyOf<typeof updateMe>['me']

const meta = { invalidates: [peopleQueries.all(), sessionQueries.all()] }

export const peopleMutations = {
  invite: () => mutationOptions({ mutationFn: (user: NewPerson) => send(createUser, { body: { user } }), meta }),
  /** Role and being switched on or off show at once; a refusal takes them back. */
  update: () =>
    mutationOptions({
      mutationFn: ({ id, ...user }: Change & { id: string }) => send(updateUser, { params: { id }, body: { user } }),
      onMutate: async ({ id, role, active }, { client }) => {
        const { queryKey } = peopleQueries.users()
        await client.cancelQueries({ queryKey })
        const before = client.getQueryData(queryKey)
        const changed = (user: User): User => ({ ...user, role: role ?? user.role, active: active ?? user.active })
        client.setQueryData(queryKey, (users) => users?.map((user) => (user.id === id ? changed(user) : user)))
        return before
      },
      onError: (_error, _change, before, { client }) => void client.setQueryData(peopleQueries.users().queryKey, before),
      meta,
    }),
  updateMe: () => mutationOptions({ mutationFn: (me: OwnChange) => send(updateMe, { body: { me } }), meta }),
}
