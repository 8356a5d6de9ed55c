import type { Workgroup } from '../../../contract/workgroups.ts'
import type { User } from '../../../contract/x/people/users.ts'
import type { Audience } from './audience.ts'

/** One who sees a record, and why. */
interface Seer {
  readonly user: User
  readonly reason: string
}

export interface WhoCanSee {
  readonly seen: readonly Seer[]
  /** People of the workspace who do not see it, clients not counted. */
  readonly leftOut: readonly User[]
  readonly clients: readonly User[]
}

/** What a record hangs on, such as the contact of a note: who does not see this does not see the record either. */
export interface Within {
  readonly audience: Audience
  readonly author: string
}

export interface Workspace {
  readonly users: readonly User[]
  readonly groups: readonly Workgroup[]
  readonly meId: string
  readonly within?: Within | undefined
}

const includes = (audience: Audience, group: Workgroup | undefined, user: User) => {
  if (audience.visibility === 'public') return true
  if (audience.visibility === 'group') return group?.users.includes(user.id) ?? false
  return audience.visibility === 'selected-people' && (audience.allowedUsers?.includes(user.id) ?? false)
}

const because = (audience: Audience, group: Workgroup | undefined) => {
  if (audience.visibility === 'group') return group?.name ?? 'workgroup'
  return audience.visibility === 'public' ? 'in the workspace' : 'chosen'
}

/** Whether not all of the workspace see what a record hangs on. */
export const isNarrow = ({ within }: Workspace): boolean => within !== undefined && within.audience.visibility !== 'public'

/** Those who can see a record at all: people of the workspace, without clients, who see what it hangs on. */
export const peopleWithin = ({ within, ...workspace }: Workspace): readonly User[] => {
  if (within) return whoCanSee(within.audience, within.author, workspace).seen.map(({ user }) => user)
  return workspace.users.filter(({ active, role }) => active && role !== 'client')
}

/** Everybody who sees a record with the reason for each, and who is left out: you first, then the rest by name. */
export const whoCanSee = (audience: Audience, author: string, workspace: Workspace): WhoCanSee => {
  const { users, groups, meId } = workspace
  const own = peopleWithin(workspace)
  const group = groups.find(({ id }) => id === audience.groupId)
  const seen = own.flatMap((user): Seer[] => {
    const created = user.id === author
    if (!created && !includes(audience, group, user)) return []
    const you = user.id === meId
    if (created) return [{ user, reason: you ? 'you, and you created it' : 'created it' }]
    return [{ user, reason: you ? `you, ${because(audience, group)}` : because(audience, group) }]
  })
  const rank = ({ user }: Seer) => (user.id === meId ? 0 : 1)
  const seers = new Set(seen.map(({ user }) => user.id))
  return {
    seen: seen.toSorted((a, b) => rank(a) - rank(b) || a.user.name.localeCompare(b.user.name)),
    leftOut: own.filter(({ id }) => !seers.has(id)),
    clients: users.filter(({ active, role }) => active && role === 'client'),
  }
}

/** "4 people". */
export const peopleInWords = (count: number) => `${count} ${count === 1 ? 'person' : 'people'}`

/** The audience in a few words, as it stands on a sign; `narrow` where it hangs on a contact that not all see. */
export const audienceName = (audience: Audience, groups: readonly Workgroup[], narrow = false) => {
  if (narrow && audience.visibility === 'public') return 'Everyone who sees this contact'
  if (audience.visibility === 'group') return groups.find(({ id }) => id === audience.groupId)?.name ?? 'A workgroup'
  return { public: 'Everyone', 'only-me': 'Only you', 'selected-people': 'Selected people' }[audience.visibility]
}

/** "Not Tomasz Wójcik and 5 others: they are outside the group." Empty when nobody is left out. */
export const leftOutSentence = (audience: Audience, { leftOut, clients }: WhoCanSee) => {
  if (audience.visibility === 'only-me') return 'Nobody else sees it, not even an administrator.'
  const [first, ...rest] = leftOut
  if (!first) return clients.length > 0 ? 'Not your clients: they never see contacts.' : ''
  const names =
    rest.length === 0 ? first.name : rest.length === 1 ? `${first.name} and ${rest[0]?.name}` : `${first.name} and ${rest.length} others`
  const they = rest.length === 0 ? 'this person is' : 'they are'
  if (audience.visibility === 'group') return `Not ${names}: ${they} outside the group.`
  return `Not ${names}: ${they} not among the people chosen.`
}
