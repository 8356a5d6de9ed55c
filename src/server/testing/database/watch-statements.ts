import type { Kysely } from 'kysely'
import type { Connections } from '../../store/store.ts'
import type { Tables } from '../../store/tables.ts'
import { faultOf } from './account-statements.ts'

const checked = new Map<string, string | undefined>()
const check = (statement: string) => {
  if (!checked.has(statement)) checked.set(statement, faultOf(statement))
  return checked.get(statement)
}

/** Returns whether a test runs a statement itself, rather than the service. */
const isOfTest = () => {
  const limit = Error.stackTraceLimit
  Error.stackTraceLimit = 50
  const callers = (new Error().stack ?? '').split('\n').filter((line) => /\/(src|e2e)\//.test(line) && !line.includes('watch-statements'))
  Error.stackTraceLimit = limit
  return /\.test\.ts|\/testing\//.test(callers[0] ?? '')
}

/** Wraps connections to check every statement of the service, and collects the faults with their statements. */
export const watchStatements = () => {
  const faults = new Set<string>()
  const watched = (db: Kysely<Tables>) => {
    const own = db.withPlugin({ transformQuery: ({ node }) => node, transformResult: async ({ result }) => result })
    const executor = own.getExecutor()
    const execute = executor.executeQuery.bind(executor)
    executor.executeQuery = (query) => {
      const fault = check(query.sql)
      if (fault && !isOfTest()) faults.add(`${fault}: ${query.sql}`)
      return execute(query)
    }
    return own
  }
  const connections = (given: Connections): Connections => ({
    ...given,
    read: (work) => given.read((db) => work(watched(db))),
    write: (work, lane) => given.write((unit) => work({ ...unit, db: watched(unit.db) }), lane),
  })
  return { connections, faults }
}
