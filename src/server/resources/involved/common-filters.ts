import { type RawBuilder, sql } from 'kysely'
import { normalizeTerm } from '../../../contract/normalize-for-search.ts'
import type { Actor } from '../../core/actor.ts'
import { containsWords } from '../../core/lists/contains-words.ts'
import { isSince } from '../../core/lists/is-since.ts'
import { readSince } from '../../core/lists/since.ts'
import type { ReadTx } from '../../core/store/store.ts'
import { type Involving, isAbout, isAboutCompany } from './involved-people.ts'

interface CommonFilters {
  xResponsible?: string | undefined
  xUnassigned?: boolean | undefined
  xWithoutTask?: boolean | undefined
  xVisibility?: string | undefined
  xSince?: string | undefined
  xContact?: string | undefined
  xCompany?: string | undefined
  xTerm?: string | undefined
}
const responsible = { deals: 'deals.dealResponsibleId', cases: 'cases.caseResponsibleId' } as const

const hasOpenTask = ({ accountId }: Actor, of: Involving) => sql`exists (select 1 from tasks
  where tasks."accountId" = ${accountId} and tasks."ownerKind" = ${of} and tasks."ownerId" = ${sql.ref(`${of}.id`)}
  and tasks."completedAt" = '')`

/** The conditions for the visible deals or cases that match the filters which both lists have. */
export const commonFilters = (tx: ReadTx, actor: Actor, of: Involving, query: CommonFilters): RawBuilder<unknown>[] => {
  const { dialect, now } = tx
  const all: RawBuilder<unknown>[] = [sql`${sql.ref(`${of}.accountId`)} = ${actor.accountId}`, tx.definitions.sees(actor, of)]
  if (query.xResponsible) all.push(sql`${sql.ref(responsible[of])} = ${query.xResponsible}`)
  if (query.xUnassigned) all.push(sql`${sql.ref(responsible[of])} is null`)
  if (query.xWithoutTask) all.push(sql`not ${hasOpenTask(actor, of)}`)
  if (query.xVisibility) all.push(sql`${sql.ref(`${of}.visibility`)} = ${query.xVisibility}`)
  if (query.xSince !== undefined) all.push(isSince(actor, of, readSince(query.xSince, now)))
  if (query.xContact) all.push(isAbout(tx, actor, of, query.xContact))
  if (query.xCompany) all.push(isAboutCompany(tx, actor, of, query.xCompany))
  if (query.xTerm) all.push(containsWords(dialect, sql.ref<string>(`${of}.sortKey`), normalizeTerm(query.xTerm)))
  return all
}
