import { emailColumns, emailKey } from '../../people/sign-in/emails.ts'
import type { FillingOn } from '../filling.ts'
import type { DemoPerson, DemoWorkspace } from '../types.ts'

/** Somebody may sign in with that address already: another demo of the same database. */
const freeEmail = async ({ tx, opened }: FillingOn, email: string) => {
  const taken = await tx.db.selectFrom('users').select('id').where('emailKey', '=', emailKey(email)).executeTakeFirst()
  return taken ? email.replace('@', `+${opened.accountId}@`) : email
}

const putPerson = async (told: DemoPerson, companyId: string, timeZone: string, filling: FillingOn) => {
  const { tx, opened, person } = filling
  const { name, role, createdAt } = told
  const email = await freeEmail(filling, told.email)
  await tx.load('users', {
    ...{ accountId: opened.accountId, id: person(told.key), authorId: opened.userId, createdAt, updatedAt: createdAt },
    ...{ name, ...emailColumns(email), role, companyId, active: told.active ? 1 : 0, timeZone },
  })
}

/** Writes the people of the story, but for the first, who is there already, and when they were last here. */
export const putPeople = async ({ people: [, ...others], account }: DemoWorkspace, filling: FillingOn) => {
  const { tx, opened, contacts, person } = filling
  for (const told of others) {
    const here = { accountId: opened.accountId, userId: person(told.key) }
    if (told.lastHere)
      await tx.db
        .insertInto('presence')
        .values({ ...here, lastHereAt: told.lastHere })
        .execute()
    const companyId = told.company === undefined ? opened.companyId : contacts[told.company]
    if (companyId) await putPerson(told, companyId, account.timeZone, filling)
  }
}
