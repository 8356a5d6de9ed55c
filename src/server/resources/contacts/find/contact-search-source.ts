import { sql } from 'kysely'
import type { SearchSource } from '../../../core/store/definitions/search-source.ts'
import type { Dialect } from '../../../core/store/dialect/dialect.ts'

/** Finds contacts by the entries of their lists, which also have their order and their visibility. */
export const contactSearchSource = ({ joinEach }: Dialect, accountId: string): SearchSource => {
  const listed = sql`l."accountId" = ${accountId} and l."sortKey" = e."sortKey" and l."contactId" = e."contactId"`
  const row = joinEach('contacts', 'r', sql`r."accountId" = ${accountId} and r.id = l."contactId"`)
  return {
    grams: sql`"contactGrams"`,
    own: sql`g."accountId" = ${accountId}`,
    entry: sql`g."sortKey", g."contactId"`,
    newestFirst: sql``,
    join: sql`${joinEach('listedContacts', 'l', listed)} ${row}`,
    texts: sql`"listedContacts" l ${row} where l."accountId" = ${accountId}`,
    sorted: sql`l."sortKey"`,
    order: sql`l."sortKey"`,
    id: sql`r.id`,
    text: sql.ref<string>('l.searchName'),
    seen: 'l',
  }
}
