import { type Kysely, sql } from 'kysely'
import type { MigrationStep } from './migration-step.ts'

/** From here on notifications are mailed to confirmed addresses only. Those of before count as confirmed, and open invitations as mailed. */
export const confirmedMail: MigrationStep = async (db: Kysely<never>) => {
  const setToAddress = (table: string, column: string, where: string) =>
    sql
      .raw(
        `update "${table}" set "${column}" = u."emailKey" from "users" u where u."accountId" = "${table}"."accountId" and u."id" = "${table}"."userId" and ${where}`,
      )
      .execute(db)
  await setToAddress('credentials', 'confirmedKey', '1 = 1')
  await setToAddress('accessKeys', 'name', `"accessKeys"."kind" = 'invitation'`)
}
