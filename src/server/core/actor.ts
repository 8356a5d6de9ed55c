import type { WeekStart } from '../../contract/weeks.ts'

/** The signed-in, active user of one account who sends a request. */
export interface Actor {
  accountId: string
  userId: string
  name: string
  role: 'admin' | 'member' | 'client'
  companyId: string
  /** An IANA time zone name. */
  timeZone: string
  /** Empty while nothing was chosen. */
  weekStart: WeekStart | ''
  /** A write with a cookie has to come from our own pages. */
  via: 'cookie' | 'bearer'
  keyHash: string
}

type Person = Pick<Actor, 'accountId' | 'name' | 'role' | 'companyId' | 'timeZone' | 'weekStart'> & { id: string }

/** Returns an actor for a user, to check what that user sees. */
export const actorFor = ({ accountId, id: userId, name, role, companyId, timeZone, weekStart }: Person): Actor => ({
  ...{ accountId, userId, name, role, companyId, timeZone, weekStart },
  via: 'bearer',
  keyHash: '',
})
