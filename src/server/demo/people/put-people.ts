import { emailColumns } from '../../resources/people/sign-in/emails.ts'
import type { FillingOn } from '../model/filling.ts'
import type { DemoPerson } from '../model/types.ts'
import type { DemoWorkspace } from '../model/workspace.ts'

const putPerson = async (told: DemoPerson, companyId: string, { timeZone, weekStart }: DemoWorkspace['account'], filling: FillingOn) => {
  const { tx, opened, person } = filling
  const { name, email, role, createdAt } = told
  await tx.load('users', {
    ...{ accountId: opened.accountId, id: person(told.key), authorId: opened.userId, createdAt, updatedAt: createdAt },
    ...{ name, ...emailColumns(email), role, companyId, active: told.active ? 1 : 0, timeZone, weekStart },
  })
}

/** Writes all people except the first, who already exists, and when they were last here. */
export const putPeople = async ({ people: [, ...others], account }: DemoWorkspace, filling: FillingOn) => {
  const { tx, opened, contacts, person } = filling
  for (const told of others) {
    const here = { accountId: opened.accountId, userId: person(told.key) }
    if (told.lastHere)
      await tx.db
        .insertInto('presence')
        .values({ ...here, lastHereAt: told.lastHere, seenId: null, seenDate: null, seenRecordings: null, readNotificationId: null })
        .execute()
    const companyId = told.company === undefined ? opened.companyId : contacts[told.company]
    if (companyId) await putPerson(told, companyId, account, filling)
  }
}
