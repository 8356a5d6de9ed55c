import { compareNames } from '../../../contract/name-order.ts'
import type { Workgroup } from '../../../contract/workgroups.ts'
import type { User } from '../../../contract/x/people/users.ts'
import { joinList } from '../../locale.ts'
import type { Audience } from './audience.ts'

/** A person with access to a record, and why. */
interface Access {
  readonly user: User
  readonly reason: string
}

interface AccessList {
  readonly people: readonly Access[]
  /** People with access to the record it belongs to but not to the record itself. */
  readonly leftOut: readonly User[]
  /** People without access to the record it belongs to. */
  readonly outside: readonly User[]
  readonly clients: readonly User[]
}

/** The record that another one belongs to, such as the contact of a note. People without access to it have none to what belongs to it. */
export interface ParentRecord {
  readonly audience: Audience
  readonly author: string
  /** "contact", "case", "deal". */
  readonly noun: string
}

export interface Workspace {
  readonly users: readonly User[]
  readonly groups: readonly Workgroup[]
  readonly meId: string
  readonly within?: ParentRecord | undefined
}

const isNarrow = (within: ParentRecord | undefined) => within !== undefined && within.audience.visibility !== 'public'
const groupOf = ({ groupId }: Audience, groups: readonly Workgroup[]) => groups.find(({ id }) => id === groupId)

const includes = (audience: Audience, groups: readonly Workgroup[], { id }: User) => {
  if (audience.visibility === 'public') return true
  const ids = audience.visibility === 'group' ? groupOf(audience, groups)?.users : audience.allowedUsers
  return audience.visibility !== 'only-me' && (ids?.includes(id) ?? false)
}

const reasonFor = (audience: Audience, user: User, groups: readonly Workgroup[], within?: ParentRecord): string => {
  if (audience.visibility === 'group') return groupOf(audience, groups)?.name ?? 'Workgroup'
  if (audience.visibility !== 'public') return 'Selected'
  if (!within) return 'Everyone'
  return includes(within.audience, groups, user) ? reasonFor(within.audience, user, groups) : `Creator of the ${within.noun}`
}

const membersOf = (users: readonly User[]) => users.filter(({ active, role }) => active && role !== 'client')

/** Returns the people that a record can be shown to at all: members with access to the record it belongs to. */
export const eligiblePeople = ({ within, ...workspace }: Workspace): readonly User[] =>
  within ? accessTo(within.audience, within.author, workspace).people.map(({ user }) => user) : membersOf(workspace.users)

/** Returns everybody with access to a record and the reason for each, and everybody without: you first, then by name. */
export const accessTo = (audience: Audience, author: string, workspace: Workspace): AccessList => {
  const { users, groups, meId, within } = workspace
  const eligible = eligiblePeople(workspace)
  const people = eligible.flatMap((user): Access[] => {
    if (user.id !== author && !includes(audience, groups, user)) return []
    const reason = user.id === author ? 'Creator' : reasonFor(audience, user, groups, within)
    return [{ user, reason: user.id === meId ? `You · ${reason}` : reason }]
  })
  const rank = ({ user }: Access) => (user.id === meId ? 0 : 1)
  const withAccess = new Set(people.map(({ user }) => user.id))
  return {
    people: people.toSorted((a, b) => rank(a) - rank(b) || compareNames(a.user.name, b.user.name)),
    leftOut: eligible.filter(({ id }) => !withAccess.has(id)),
    outside: membersOf(users).filter((user) => !eligible.includes(user)),
    clients: users.filter(({ active, role }) => active && role === 'client'),
  }
}

/** Names an audience in a few words; `within` is the record that the shown one belongs to. */
export const audienceName = (audience: Audience, groups: readonly Workgroup[], within?: ParentRecord) => {
  if (audience.visibility === 'group') return groupOf(audience, groups)?.name ?? 'A workgroup'
  const all = isNarrow(within) ? `Everyone with access to this ${within?.noun}` : 'Everyone'
  return { public: all, 'only-me': 'Only me', 'selected-people': 'Selected people' }[audience.visibility]
}

/** How many people "everyone" is, where it is not the whole workspace. */
export const narrowCount = (audience: Audience, workspace: Workspace): number | undefined =>
  isNarrow(workspace.within) && audience.visibility === 'public' ? eligiblePeople(workspace).length : undefined

const namesOf = (users: readonly User[]) => {
  const names = users.map(({ name }) => name)
  return joinList(names.length > 2 ? [names[0] ?? '', `${names.length - 1} others`] : names)
}

/** "No access: Tomasz Wójcik and 5 others (not in the group)." Empty when everybody has access. */
export const noAccessSentence = (audience: Audience, { leftOut, outside, clients }: AccessList, noun = 'record') => {
  if (audience.visibility === 'only-me') return 'Administrators have no access either.'
  const reason = audience.visibility === 'group' ? 'not in the group' : 'not selected'
  const parts = [
    ...(leftOut.length > 0 ? [`${namesOf(leftOut)} (${reason})`] : []),
    ...(outside.length > 0 ? [`${namesOf(outside)} (no access to this ${noun})`] : []),
  ]
  if (parts.length > 0) return `No access: ${parts.join('; ')}.`
  return clients.length > 0 ? 'Clients have no access.' : ''
}
