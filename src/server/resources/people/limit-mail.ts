import type { Actor } from '../../core/actor.ts'
import type { Deps } from '../../core/deps.ts'
import type { ReadTx } from '../../core/store/store.ts'
import { dayBefore } from '../../core/times.ts'
import { mailboxOf } from './sign-in/emails.ts'
import { refuseTooMany } from './sign-in/too-many.ts'

/** The limits of a kind of e-mail with a link: of a workspace, of one on its first day, and of an address. */
const kinds = {
  invitation: {
    limit: 'invite',
    first: 'firstInvite',
    many: 'invitations',
    addressed: () => 'An address gets at most three invitations a day.',
  },
  confirmation: {
    limit: 'confirm',
    first: 'firstConfirm',
    many: 'links that confirm an address',
    addressed: (email: string) => `${email} got three e-mails with a link today. Open the newest.`,
  },
}

/** Returns whether a workspace was created less than a day ago. */
const isNew = (tx: ReadTx, { accountId }: Actor) =>
  tx.db.selectFrom('accounts').select('id').where('id', '=', accountId).where('createdAt', '>', dayBefore(tx.now)).executeTakeFirst()

/**
 * Limits the e-mails that a workspace can send to addresses of its choice, and that one address gets from all workspaces. If one is too many,
 * none of them counts. @throws 429
 */
export const limitMail = async (deps: Deps, actor: Actor, kind: keyof typeof kinds, emails: string[]) => {
  const { limit, first, many, addressed } = kinds[kind]
  const onFirstDay = (await deps.store.read((tx) => isNew(tx, actor))) !== undefined
  const taken: string[] = []
  const take = async (key: string, tooMany: string) => {
    await refuseTooMany(deps, [key], tooMany)
    taken.push(key)
  }
  try {
    for (const email of emails) {
      if (onFirstDay) await take(`${first} ${actor.accountId}`, `A workspace can e-mail 20 ${many} on its first day.`)
      await take(`${limit} ${actor.accountId}`, `A workspace can e-mail 50 ${many} in 15 minutes.`)
      await take(`inviteTo ${mailboxOf(email)}`, addressed(email))
    }
  } catch (error) {
    await deps.attempts.giveBack(taken)
    throw error
  }
}
