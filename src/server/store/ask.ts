import type { CompiledQuery, RawBuilder } from 'kysely'
import type { Dialect } from './dialect/dialect.ts'
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

const compiledFor = <Values extends object>({ db, dialect }: ReadTx, name: string, build: (values: Values) => RawBuilder<unknown>) => {
  const known = compiled.get(dialect) ?? new Map<string, CompiledQuery>()
  compiled.set(dialect, known)
  const query = known.get(name) ?? build(places as Values).compile(db)
  if (known.size >= kept && !known.has(name)) known.delete(known.keys().next().value ?? '')
  known.set(name, query)
  return query
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
  const query = compiledFor(tx, name, build)
  const parameters = query.parameters.map((value) => (value instanceof Place ? values[value.name as keyof Values] : value))
  return (await tx.db.executeQuery<Row>({ ...query, parameters } as CompiledQuery<Row>)).rows
}
