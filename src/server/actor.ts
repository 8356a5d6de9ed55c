import type { UserRow } from './store/rows/people.ts'

/** Who acts: a signed-in, active person of one account. */
export interface Actor {
  accountId: string
  userId: string
  name: string
  role: 'admin' | 'member' | 'client'
  companyId: string
  /** An IANA time zone name. */
  timeZone: string
  /** How they proved who they are; a cookie's writes must come from our own pages. */
  via: 'cookie' | 'bearer'
  keyHash: string
}

/** A person as who acts, to ask what they see. */
export const actorFor = ({ accountId, id: userId, name, role, companyId, timeZone }: UserRow): Actor => ({
  ...{ accountId, userId, name, role, companyId, timeZone },
  via: 'bearer',
  keyHash: '',
})
