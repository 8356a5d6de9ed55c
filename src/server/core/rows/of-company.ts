import { sql } from 'kysely'

/** Matches the notes or tasks of a company and of its people. */
export const ofCompany = ({ accountId }: { accountId: string }, table: 'notes' | 'tasks', companyId: string) => {
  const ownerId = sql.ref(`${table}.ownerId`)
  return sql<boolean>`${sql.ref(`${table}.accountId`)} = ${accountId} and ${sql.ref(`${table}.ownerKind`)} = 'contacts'
    and (${ownerId} = ${companyId} or ${ownerId} in (select id from contacts where "accountId" = ${accountId} and "companyId" = ${companyId}))`
}
