import type { ReadTx } from '../store/store.ts'
import { rowWith } from './rows.ts'

export interface Person {
  accountId: string
  userId: string
}
/** The groups of e-mails that a user can turn off. */
type MailGroup = 'assigned' | 'comments' | 'messages'
/** What a user has turned off; `none` is everything. */
type Off = Record<MailGroup | 'none', boolean>

export const mailSettingsOf = (tx: ReadTx, { accountId, userId }: Person) => rowWith(tx, { accountId }, 'mailSettings', { userId })

/** Returns which e-mails a user has turned off. */
export const readOff = async (tx: ReadTx, person: Person): Promise<Off> => {
  const off = JSON.parse((await mailSettingsOf(tx, person))?.off ?? '[]') as string[]
  return {
    assigned: off.includes('assigned'),
    comments: off.includes('comments'),
    messages: off.includes('messages'),
    none: off.includes('none'),
  }
}

/** Returns the group of e-mails that notifications of this kind belong to. */
export const mailGroupOf = (kind: string): MailGroup => {
  if (kind === 'task assigned') return 'assigned'
  return kind.startsWith('message ') ? 'messages' : 'comments'
}

/** Returns whether a user has turned off the e-mails about notifications of this kind. */
export const isTurnedOff = (off: Off, kind: string) => off.none || off[mailGroupOf(kind)]
