export const visibilities = ['public', 'only-me', 'group', 'selected-people'] as const
export type Visibility = (typeof visibilities)[number]

/** The users of the matrix. The stranger is an administrator of another workspace; the client belongs to another company. */
export const callers = ['noOne', 'stranger', 'client', 'member', 'groupMember', 'selectedPerson', 'creator', 'admin'] as const
export type CallerName = (typeof callers)[number]

const colleagues: CallerName[] = ['member', 'groupMember', 'selectedPerson', 'creator', 'admin']

/** The users who can see a record of the creator. */
const sees: Record<Visibility, CallerName[]> = {
  public: colleagues,
  'only-me': ['creator'],
  group: ['creator', 'groupMember'],
  'selected-people': ['creator', 'selectedPerson'],
}
const owners: CallerName[] = ['creator', 'admin']

type Outcome = 'done' | 401 | 403 | 404 | 422

/** The status of a valid request for each user; anonymous requests get 401 unless the route is public. */
const outcomes = {
  anyone: () => 'done',
  'signed in': () => 'done',
  /** Customer data does not exist for clients; the stranger has their own. */
  colleagues: (who) => (who === 'client' ? 404 : 'done'),
  'colleagues of this workspace': (who) => (colleagues.includes(who) ? 'done' : 404),
  'who sees it': (who, visibility) => (sees[visibility].includes(who) ? 'done' : 404),
  'creator or admin': (who, visibility) => (!sees[visibility].includes(who) ? 404 : owners.includes(who) ? 'done' : 403),
  'creator or admin of what all see': (who) => (!colleagues.includes(who) ? 404 : owners.includes(who) ? 'done' : 403),
  'creator alone': (who) => (who === 'creator' ? 'done' : 404),
  admin: (who) => (who === 'admin' || who === 'stranger' ? 'done' : 403),
  'admin, not for clients': (who) => (who === 'client' ? 404 : who === 'admin' || who === 'stranger' ? 'done' : 403),
  'admin of what colleagues see': (who) => (!colleagues.includes(who) ? 404 : who === 'admin' ? 'done' : 403),
  'admin of this workspace': (who) => (who === 'stranger' ? 404 : who === 'admin' ? 'done' : 403),
  /** The client's company takes part in the project; the stranger has no access. */
  'who is in the project': (who) => (who === 'stranger' ? 404 : 'done'),
  'colleagues in the project': (who) => (who === 'stranger' ? 404 : who === 'client' ? 403 : 'done'),
  'not here': () => 404,
  /** The service of these tests has no mail server. */
  'with a mail server': () => 422,
} satisfies Record<string, (who: CallerName, visibility: Visibility) => Outcome>
export type Rule = keyof typeof outcomes

const open: Rule[] = ['anyone', 'not here']

/** The rules that depend on the record's visibility. */
export const depends = (rule: Rule) => rule === 'who sees it' || rule === 'creator or admin'

export const outcomeOf = (rule: Rule, who: CallerName, visibility: Visibility): Outcome =>
  who === 'noOne' && !open.includes(rule) ? 401 : outcomes[rule](who, visibility)
