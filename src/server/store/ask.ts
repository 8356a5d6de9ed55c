import { type CompiledQuery, type RawBuilder, sql } from 'kysely'
import type { Dialect } from './dialect/dialect.ts'
import { tellQuery } from './dialect/unanswered.ts'
import type { ReadTx } from './store.ts'

/** Stands in a query for the value of that name. */
class Place {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}
const places: object = new Proxy({}, { get: (_, name) => new Place(String(name)) })

const kept = 1000
const compiled = new WeakMap<Dialect, Map<string, CompiledQuery>>()

let comparing = false
/** Has every query compiled each time it is asked and throws where it is another than its name stands for: names decide who sees what. For tests. */
export const compareNamesakes = () => {
  comparing = true
}
const textOf = ({ sql, parameters }: CompiledQuery) =>
  JSON.stringify([sql, parameters.map((value) => (value instanceof Place ? { place: value.name } : value))])

const compiledFor = <Values extends object>({ db, dialect }: ReadTx, name: string, build: (values: Values) => RawBuilder<unknown>) => {
  const known = compiled.get(dialect) ?? new Map<string, CompiledQuery>()
  compiled.set(dialect, known)
  const query = known.get(name) ?? build(places as Values).compile(db)
  if (comparing && textOf(query) !== textOf(build(places as Values).compile(db)))
    throw new Error(`Two queries are called "${name}", and the second would be answered as the first.`)
  if (known.size >= kept && !known.has(name)) known.delete(known.keys().next().value ?? '')
  known.set(name, query)
  return query
}

const filled = <Row, Values extends object>(tx: ReadTx, name: string, values: Values, build: (values: Values) => RawBuilder<Row>) => {
  const query = compiledFor(tx, name, build)
  const parameters = query.parameters.map((value) => (value instanceof Place ? values[value.name as keyof Values] : value))
  return { ...query, parameters } as CompiledQuery<Row>
}

/**
 * Asks a query that is put together once and then asked with other values each time: to build and compile a list's takes longer than to
 * find its page. `name` says which query it is; `build` may only pass the values on into the SQL, never look at them.
 */
export const ask = async <Row, Values extends object>(
  tx: ReadTx,
  name: string,
  values: Values,
  build: (values: Values) => RawBuilder<Row>,
): Promise<Row[]> => {
  return (await tx.db.executeQuery<Row>(filled<Row, Values>(tx, name, values, build))).rows
}

/** The same for what is written and answers nothing: it is not waited for where the database is at the end of a wire. */
export const tell = <Values extends object>(tx: ReadTx, name: string, values: Values, build: (values: Values) => RawBuilder<unknown>) =>
  tellQuery(tx, filled(tx, name, values, build))

type Row = Record<string, unknown>
type Cells = { readonly [place: number]: unknown }

/** Writes rows that have the same columns in one statement, which is put together once for so many of them. */
export const insertInto = async (tx: ReadTx, table: string, rows: object[]) => {
  const columns = Object.keys(rows[0] ?? {})
  const cells: Cells = rows.flatMap((row) => columns.map((column) => (row as Row)[column]))
  await tell(tx, `insert ${rows.length} into ${table}: ${columns}`, cells, (given: Cells) => {
    const values = rows.map((_, n) => sql`(${sql.join(columns.map((_, i) => sql`${given[n * columns.length + i]}`))})`)
    return sql`insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))}) values ${sql.join(values)}`
  })
}

const ownKey = { account: 'the account', id: 'the id' } as const

/** Changes columns of one row. */
export const updateRow = async (tx: ReadTx, table: string, { accountId, id }: { accountId: string; id: string }, columns: object) => {
  const names = Object.keys(columns)
  const values: Row = { ...columns, [ownKey.account]: accountId, [ownKey.id]: id }
  await tell(tx, `update ${table}: ${names}`, values, (given) => {
    const set = names.map((name) => sql`${sql.ref(name)} = ${given[name]}`)
    return sql`update ${sql.table(table)} set ${sql.join(set)} where "accountId" = ${given[ownKey.account]} and id = ${given[ownKey.id]}`
  })
}
