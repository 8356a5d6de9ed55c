import type { Me } from '../../contract/x/people/me.ts'
import { domains } from '../domains.ts'
import { paths } from '../paths.ts'

type Who = Pick<Me, 'role'>

const forRole =
  ({ role }: Who) =>
  ({ roles }: { roles: readonly Who['role'][] }) =>
    roles.includes(role)

const all = {
  destinations: domains.flatMap(({ destination }) => destination ?? []),
  innerPages: domains.flatMap(({ innerPages = [] }) => innerPages),
  commands: [...domains.flatMap(({ create }) => create ?? []), ...domains.flatMap(({ commands = [] }) => commands)],
}

/** The pages that the navigation leads the user to, in its order. */
export const destinationsFor = (me: Who) => all.destinations.filter(forRole(me))

/** The pages that other pages lead the user to. */
export const innerPagesFor = (me: Who) => all.innerPages.filter(forRole(me))

/** What the user can create, then the other commands. */
export const commandsFor = (me: Who) => all.commands.filter(forRole(me))

/** The lists below the pages in the rail. */
export const railLists = domains.flatMap(({ destination, RailList }) => (RailList ? [{ key: destination?.to, RailList }] : []))

/** Where people edit their own profile: a sheet beside the list of people, which clients cannot see. */
export const profilePathFor = ({ role }: Me) => (role === 'client' ? paths.details : paths.me)
