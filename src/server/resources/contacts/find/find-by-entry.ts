import { sql } from 'kysely'
import type { Actor } from '../../../core/actor.ts'
import { best } from '../../../core/lists/best.ts'
import { columnsOf, type FoundRow, most, ranked } from '../../../core/lists/found-row.ts'
import { spanOf } from '../../../core/store/searchable/grams.ts'
import { reversed } from '../../../core/store/searchable/phones.ts'
import type { ReadTx } from '../../../core/store/store.ts'
import type { LookupTable } from '../../../core/store/tables.ts'

/** Returns visible contacts with an entry in a lookup table whose `column` begins with a part of text; `shown` is what they are ranked by. */
const findByEntry = async (tx: ReadTx, actor: Actor, [table, column, shown]: [LookupTable, string, string], part: string) => {
  const { accountId } = actor
  const [from, before] = spanOf(part)
  const begins = sql`${sql.ref(`e.${column}`)} >= ${from} and ${sql.ref(`e.${column}`)} < ${before}`
  const contact = tx.dialect.joinEach('contacts', 'r', sql`r."accountId" = ${accountId} and r.id = e."contactId"`)
  const { rows } = await sql<FoundRow>`select cast(r.id as text) as id, ${sql.ref(`e.${shown}`)} as text, ${columnsOf(tx, 'contacts')}
    from ${sql.table(table)} e ${contact}
    where e."accountId" = ${accountId} and ${begins} and ${tx.definitions.sees(actor, 'contacts', 'r')}
    order by ${sql.ref(`e.${column}`)}, e."contactId" limit ${ranked}`.execute(tx.db)
  return best(rows, part, most)
}

/** Returns visible contacts with an e-mail address that begins with a term in lower case, or whose domain does. */
export const findByEmail = async (tx: ReadTx, actor: Actor, term: string): Promise<FoundRow[]> => {
  const found = await findByEntry(tx, actor, ['contactEmails', 'email', 'email'], term)
  return found.length ? found : findByEntry(tx, actor, ['contactEmails', 'domain', 'email'], term.startsWith('@') ? term : `@${term}`)
}

/** The last digits distinguish numbers, with or without the codes of country and area. */
const distinct = 7
/** Returns visible contacts with a phone number that begins with some digits, or without its country code, or ends with the last of them. */
export const findByPhone = async (tx: ReadTx, actor: Actor, [digits = '', ...national]: string[]): Promise<FoundRow[]> => {
  for (const beginning of [digits, ...national]) {
    const found = await findByEntry(tx, actor, ['contactPhones', 'digits', 'digits'], beginning)
    if (found.length) return found
  }
  return findByEntry(tx, actor, ['contactPhones', 'reversed', 'digits'], reversed(digits).slice(0, distinct))
}
