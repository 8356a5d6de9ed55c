import type { Kysely } from 'kysely'
import type { Connections } from '../../core/store/store.ts'
import type { Tables } from '../../core/store/tables.ts'
import { faultOf, placeWrittenBy } from './account-statements.ts'

const checked = new Map<string, string | undefined>()
const check = (statement: string) => {
  if (!checked.has(statement)) checked.set(statement, faultOf(statement))
  return checked.get(statement)
}

/** Returns the file that runs a statement. */
const callerOf = () => {
  const limit = Error.stackTraceLimit
  Error.stackTraceLimit = 50
  const callers = (new Error().stack ?? '').split('\n').filter((line) => /\/(src|e2e)\//.test(line) && !line.includes('watch-statements'))
  Error.stackTraceLimit = limit
  return callers[0] ?? ''
}
/** Returns whether a test runs a statement itself, rather than the service. */
const isOfTest = () => /\.test\.ts|\/testing\//.test(callerOf())
/** Whether a copy runs it. It writes to all shards, so Citus prepares every part before it commits, and to a database that nobody uses yet. */
const isOfCopy = () => /\/store\/copy\.ts/.test(callerOf())

/** Wraps connections to check every statement and every transaction of the service, and collects the faults with their statements. */
export const watchStatements = () => {
  const faults = new Set<string>()
  const watched = (db: Kysely<Tables>, written = new Map<string, string>()) => {
    const own = db.withPlugin({ transformQuery: ({ node }) => node, transformResult: async ({ result }) => result })
    const executor = own.getExecutor()
    const execute = executor.executeQuery.bind(executor)
    executor.executeQuery = (query) => {
      const fault = check(query.sql)
      if (fault && !isOfTest()) faults.add(`${fault}: ${query.sql}`)
      const place = placeWrittenBy(query.sql)
      if (place && !written.has(place) && !isOfTest() && !isOfCopy()) {
        written.set(place, query.sql)
        if (written.size > 1) faults.add(`one transaction writes in two places: ${[...written.values()].join('; ')}`)
      }
      return execute(query)
    }
    return own
  }
  const connections = (given: Connections): Connections => ({
    ...given,
    read: (work) => given.read((db) => work(watched(db))),
    write: (work, lane) => given.write((unit) => work({ ...unit, db: watched(unit.db, new Map()) }), lane),
  })
  return { connections, faults }
}
