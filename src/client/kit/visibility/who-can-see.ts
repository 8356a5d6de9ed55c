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
  /** Those who see what it hangs on and not the record, clients not counted. */
  readonly leftOut: readonly User[]
  /** Those who do not even see what it hangs on, clients not counted. */
  readonly outside: readonly User[]
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

const groupOf = ({ groupId }: Audience, groups: readonly Workgroup[]) => groups.find(({ id }) => id === groupId)

const because = (audience: Audience, user: User, { groups, within }: Omit<Workspace, 'users' | 'meId'>): string => {
  if (audience.visibility === 'group') return groupOf(audience, groups)?.name ?? 'workgroup'
  if (audience.visibility !== 'public') return 'chosen'
  // It is for all who see what it hangs on, so the reason is that of the latter.
  if (!within) return 'in the workspace'
  const sees = includes(within.audience, groupOf(within.audience, groups), user)
  return sees ? because(within.audience, user, { groups }) : 'created the contact'
}

/** Whether not all of the workspace see what a record hangs on. */
export const isNarrow = ({ within }: Workspace): boolean => within !== undefined && within.audience.visibility !== 'public'

/** Those who can see a record at all: people of the workspace, without clients, who see what it hangs on. */
export const peopleWithin = ({ within, ...workspace }: Workspace): readonly User[] => {
  if (within) return whoCanSee(within.audience, within.author, workspace).seen.map(({ user }) => user)
  return peopleOf(workspace)
}

const peopleOf = ({ users }: Workspace) => users.filter(({ active, role }) => active && role !== 'client')

/** Everybody who sees a record with the reason for each, and who is left out: you first, then the rest by name. */
export const whoCanSee = (audience: Audience, author: string, workspace: Workspace): WhoCanSee => {
  const { users, groups, meId } = workspace
  const own = peopleWithin(workspace)
  const group = groupOf(audience, groups)
  const seen = own.flatMap((user): Seer[] => {
    const created = user.id === author
    if (!created && !includes(audience, group, user)) return []
    const you = user.id === meId
    if (created) return [{ user, reason: you ? 'you, and you created it' : 'created it' }]
    const reason = because(audience, user, workspace)
    return [{ user, reason: you ? `you, ${reason}` : reason }]
  })
  const rank = ({ user }: Seer) => (user.id === meId ? 0 : 1)
  const seers = new Set(seen.map(({ user }) => user.id))
  return {
    seen: seen.toSorted((a, b) => rank(a) - rank(b) || a.user.name.localeCompare(b.user.name)),
    leftOut: own.filter(({ id }) => !seers.has(id)),
    outside: peopleOf(workspace).filter((user) => !own.includes(user)),
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

/** "Tomasz Wójcik and 5 others", and whether that is one person. */
const namesOf = ([first, ...rest]: readonly [User, ...User[]]) => {
  if (rest.length === 0) return { names: first.name, they: 'this person', one: true }
  return { names: `${first.name} and ${rest.length === 1 ? rest[0]?.name : `${rest.length} others`}`, they: 'they', one: false }
}

const isSome = <T>(list: readonly T[]): list is readonly [T, ...T[]] => list.length > 0

/** "Not Tomasz Wójcik and 5 others: they are outside the group." Empty when nobody is left out. */
export const leftOutSentence = (audience: Audience, { leftOut, outside, clients }: WhoCanSee) => {
  if (audience.visibility === 'only-me') return 'Nobody else sees it, not even an administrator.'
  const sentences: string[] = []
  if (isSome(leftOut)) {
    const { names, they, one } = namesOf(leftOut)
    const where = audience.visibility === 'group' ? 'outside the group' : 'not among the people chosen'
    sentences.push(`Not ${names}: ${they} ${one ? 'is' : 'are'} ${where}.`)
  }
  if (isSome(outside)) {
    const { names, they, one } = namesOf(outside)
    sentences.push(`${sentences.length > 0 ? 'Nor' : 'Not'} ${names}: ${they} ${one ? 'does' : 'do'} not see this contact.`)
  }
  if (sentences.length > 0) return sentences.join(' ')
  return clients.length > 0 ? 'Not your clients: they never see contacts.' : ''
}
