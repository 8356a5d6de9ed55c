import { sql } from 'kysely'
import type { Actor } from '../../../core/actor.ts'
import { columnsOf, type FoundRow, most } from '../../../core/lists/found-row.ts'
import { type RarestOf, rarestOfAll } from '../../../core/lists/rarest.ts'
import { isGram } from '../../../core/store/searchable/grams.ts'
import type { ReadTx } from '../../../core/store/store.ts'

/** Returns visible people whose name together with the name of their company contains all words, some of them in each. */
export const findWithCompany = async (tx: ReadTx, actor: Actor, words: string[], rarestOf: RarestOf): Promise<FoundRow[]> => {
  const [first, ...others] = words.filter((word) => isGram(rarestOf('contacts', word).gram))
  const rarest = first && rarestOfAll(rarestOf, 'contacts', [first, ...others])
  if (!rarest || rarest.n === 0) return []
  const { accountId } = actor
  const { contains, joinEach } = tx.dialect
  const named = (word: string) => contains(sql.ref<string>('l.searchName'), word)
  const withGram = (gram: string) =>
    sql`select e."sortKey", e."contactId" from "contactGrams" e where e."accountId" = ${accountId} and e.gram = ${gram}`
  const companies = (word: string) => {
    const { gram } = rarestOf('contacts', word)
    const entry = sql`c."accountId" = ${accountId} and c."sortKey" = e."sortKey" and c."contactId" = e."contactId"`
    const from = isGram(gram) ? sql`(${withGram(gram)}) e ${joinEach('listedContacts', 'c', entry)}` : sql`"listedContacts" c`
    return sql`select c."contactId" from ${from} where c."accountId" = ${accountId} and c.type = 'company'
      and ${contains(sql.ref<string>('c.searchName'), word)} and ${tx.definitions.sees(actor, 'contacts', 'c')}`
  }
  const everyWord = words.map((word) => sql`(${named(word)} or l."companyId" in (${companies(word)}))`)
  const employee = sql`p."accountId" = ${accountId} and p."companyId" = e."contactId"`
  const candidates = sql`${withGram(rarest.gram)} union
    select p."sortKey", p."contactId" from (${withGram(rarest.gram)}) e ${tx.dialect.joinFound} "listedContacts" p on ${employee}`
  const listed = sql`l."accountId" = ${accountId} and l."sortKey" = f."sortKey" and l."contactId" = f."contactId"`
  const { rows } = await sql<FoundRow>`select cast(r.id as text) as id, l."searchName" as text, ${columnsOf(tx, 'contacts')}
    from (${candidates}) f ${joinEach('listedContacts', 'l', listed)}
    ${joinEach('contacts', 'r', sql`r."accountId" = ${accountId} and r.id = l."contactId"`)}
    where l."companyId" is not null and ${tx.definitions.sees(actor, 'contacts', 'l')} and ${sql.join(everyWord, sql` and `)}
      and (${sql.join(words.map(named), sql` or `)})
    order by l."sortKey", l."contactId" limit ${most}`.execute(tx.db)
  return rows
}
