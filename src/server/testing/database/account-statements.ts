import { globalTables } from '../../core/store/global-tables.ts'
import { journaledTables } from '../../core/store/schema/journaled-tables.ts'
import { lookupTables } from '../../core/store/schema/lookup-tables.ts'
import { otherTables } from '../../core/store/schema/other-tables.ts'

/** The column with the account, of every table that is distributed. */
const accountColumns = new Map(
  Object.keys({ ...journaledTables, ...lookupTables, ...otherTables })
    .filter((table) => !globalTables.includes(table))
    .map((table) => [table, table === 'accounts' ? 'id' : 'accountId']),
)

/** Statements that may read or write all accounts, each with the reason. */
const allowed: [reason: string, statement: RegExp][] = [
  ['schema changes and migrations', /^(create|alter|drop|truncate|pragma)\b/],
  [
    'a copy, a check, the hourly repair or a rebuild of derived data reads a table in the order of its key',
    /^select \* from "?\w+"?( where \(.*\) > \(.*\))? order by /,
  ],
  ['a check, a backup and a restore count all rows', /^select count\(\*\) as held from "?\w+"?$/],
  ['a backup reports when it was last written', /^select max\("date"\) as "date" from "changes"$/],
  ['a restore and a rebuild of derived data empty the tables first', /^delete from "?\w+"?$/],
  ['a check compares all counters', /^select \* from "(contactCounts|tagCounts)"$/],
  [
    'a check compares the counters of all accounts',
    /^select a\.id as "accountId", \(select count\(\*\) from "?\w+"? t .* from accounts a$/,
  ],
  ['a check compares the counters of all accounts', /^select "accountId", "used" from "usage" where "resource" = \S+$/],
  ['a check adds up the files of all accounts', /^select "accountId", sum\(.*\) as held from "fileChunks" group by "accountId"$/],
  [
    'a check lists references to missing rows in all accounts',
    /^select t\."accountId", t\.id, t\."\w+" as target from "?\w+"? as t where /,
  ],
  ['a check lists wrong tasks in all accounts', /^select t\.\* from tasks t where \(t\."ownerKind" = 'taskLists' and not exists/],
  [
    'the hourly pruning looks for accounts with expired rows',
    /^select distinct "accountId" from "(changes|accessKeys|idempotency)" where /,
  ],
  [
    'the hourly pruning looks for unused files',
    /^select f\."accountId", f\.id, case when .* as loose from files f where \(f\."accountId", f\.id\) > /,
  ],
  [
    'the timer of the outbox looks for the next mail of any account',
    /^select "accountId", "userId", attempts, alone from \(\s*select .* from outbox where "sentAt" is null and "nextAttemptAt" <> \S+ and 1 = 1 /s,
  ],
  ['a copy or the sample data needs an empty database', /^select "id" from "accounts" limit \S+$/],
  ['the visitor of a demo in the browser can be anyone', /^select "id" from "accounts"$/],
  ['the sample workspace is open to everyone and there is only one', /^select "id"(, "name")? from "accounts" where "demo" = /],
]

const words = /"(?:[^"]|"")*"|'(?:[^']|'')*'|\$\d+|\?|[a-z_][a-z_0-9]*|[(),]|[^\s]/gi
const begins = new Set(['select', 'with', 'insert', 'update', 'delete', 'values'])
const notAliases = new Set(
  'on where set join left inner cross order group limit union values select using offset returning for and as natural full right having'.split(
    ' ',
  ),
)
const nameOf = (word: string | undefined) => (word ?? '').replaceAll('"', '')

/** Splits a statement into its queries, each without the queries inside it. The parts of a `union` are separate. */
const queriesOf = (statement: string): string[][] => {
  const done: string[][] = []
  const open: { words: string[]; isQuery: boolean }[] = [{ words: [], isQuery: true }]
  const all = statement.match(words) ?? []
  for (const [at, word] of all.entries()) {
    const inner = open.at(-1)
    if (word === '(') {
      const isQuery = begins.has((all[at + 1] ?? '').toLowerCase())
      inner?.words.push('(')
      open.push({ words: [], isQuery })
    } else if (word === ')' && open.length > 1) {
      const closed = open.pop()
      if (closed?.isQuery) done.push(closed.words)
      else open.at(-1)?.words.push(...(closed?.words ?? []))
      open.at(-1)?.words.push(')')
    } else if (/^(union|intersect|except)$/i.test(word) && inner?.isQuery) {
      done.push(inner.words)
      inner.words = []
    } else inner?.words.push(word)
  }
  for (const { words } of open) done.push(words)
  return done
}

interface Reference {
  table: string
  alias: string
}
const referencesIn = (query: string[]): Reference[] => {
  const found: Reference[] = []
  for (const [at, word] of query.entries()) {
    if (!/^(from|join|update)$/i.test(word)) continue
    // `do update` and `is distinct from` name no table.
    if (/^(do|distinct)$/i.test(query[at - 1] ?? '')) continue
    const table = nameOf(query[at + 1])
    if (query[at + 2] === '(') continue
    const next = /^as$/i.test(query[at + 2] ?? '') ? query[at + 3] : query[at + 2]
    const isAlias = next !== undefined && /^["a-z]/i.test(next) && !notAliases.has(next.toLowerCase())
    found.push({ table, alias: isAlias ? nameOf(next) : table })
  }
  return found
}

const value = String.raw`(?:=|in \() (?:\$\d+|\?|'[^']*'|\d+|cast \( (?:\$\d+|\?))(?:[ ,:)]|$)`
const namesAccount = (query: string[], { table, alias }: Reference, isOnly: boolean) => {
  const column = accountColumns.get(table)
  const text = query.join(' ').replaceAll('"', '').replaceAll(' . ', '.')
  const qualified = new RegExp(String.raw`(?:^|[ (])${alias}\.${column} ${value}`)
  const bare = new RegExp(`(?:^|[ (])${column} ${value}`)
  return qualified.test(text) || (isOnly && bare.test(text))
}

/** Returns what keeps a statement from being sent to the shard of one account. */
export const faultOf = (statement: string): string | undefined => {
  const text = statement.trim().replace(/\s+/g, ' ')
  if (allowed.some(([, pattern]) => pattern.test(text))) return undefined
  const queries = queriesOf(text)
  const references = queries.flatMap((query) => {
    const all = referencesIn(query)
    return all.map((reference) => ({ query, reference, isOnly: all.filter(({ table }) => accountColumns.has(table)).length === 1 }))
  })
  const ofAccounts = references.filter(({ reference }) => accountColumns.has(reference.table))
  const mixed = references.find(({ reference }) => globalTables.includes(reference.table))
  const [inserted] = [/^insert into "?(\w+)"?/.exec(text)?.[1] ?? '']
  if (mixed && (ofAccounts.length || accountColumns.has(inserted))) return `${mixed.reference.table} is not on the shard of an account`
  const missing = ofAccounts.find(({ query, reference, isOnly }) => !namesAccount(query, reference, isOnly))
  if (missing) return `${missing.reference.alias} is not limited to an account`
  if (/^update\b.* set (.*, )?"accountId" = /.test(text)) return 'the account of a row never changes'
  return undefined
}

/** Returns where a statement writes: in the shard of an account, or on the coordinator. SQLite alone counts its ids in `sequence`. */
export const placeWrittenBy = (statement: string): 'shard' | 'coordinator' | undefined => {
  for (const [, table = ''] of statement.matchAll(/\b(?:insert into|update|delete from) "?(\w+)"?/g)) {
    if (accountColumns.has(table)) return 'shard'
    if (table !== 'sequence' && globalTables.includes(table)) return 'coordinator'
  }
  return undefined
}
