import { Kysely } from 'kysely'
import type { ClientBase, QueryConfig, QueryResult } from 'pg'
import type { Tables } from '../../store/tables.ts'
import { postgresClientDialect, type Sender } from './postgres-driver.ts'

/** So many statements may be under way whose answer nobody has asked for. */
const mostUnheard = 32

/** One connection. What is said on it goes out at once, behind what was said before, and is answered in that order. */
export interface Line {
  db: Kysely<Tables>
  /** Statements in one message, answered together. */
  say(text: string): Promise<QueryResult[]>
  /** The same, not waited for: a failure shows at the next answer. */
  mention(text: string): void
  /** Waits for everything said so far; throws where some of it failed. */
  settle(): Promise<void>
  /** Forgets a failure, for what has failed is rolled back. */
  forget(): void
}

interface Corked {
  cork(): void
  uncork(): void
}
/** Lets what is said in one go reach the database in one packet, which it wakes up for once. */
const gathering = (client: ClientBase) => {
  const { connection } = client as ClientBase & { connection?: { stream: Corked } }
  let gathers = false
  return () => {
    if (gathers || !connection) return
    const { stream } = connection
    gathers = true
    stream.cork()
    process.nextTick(() => {
      gathers = false
      stream.uncork()
    })
  }
}

export const openLine = (client: ClientBase): Line => {
  const gather = gathering(client)
  const send = (query: QueryConfig | string) => {
    gather()
    return client.query(query)
  }
  const unheard = new Set<Promise<void>>()
  let failure: { error: unknown } | undefined

  const heard = async <T>(answer: Promise<T>) => {
    try {
      return await answer
    } catch (error) {
      // Once a statement has failed, all that are behind it in its transaction fail for its sake: told is what it failed of.
      failure ??= { error }
      throw failure.error
    }
  }
  const leave = (answer: Promise<unknown>) => {
    const over: Promise<void> = heard(answer).then(
      () => void unheard.delete(over),
      () => void unheard.delete(over),
    )
    unheard.add(over)
    return over
  }
  const sender: Sender = {
    ask: (query) => heard(send(query)),
    tell: async (query) => {
      if (failure) throw failure.error
      const over = leave(send(query))
      if (unheard.size >= mostUnheard) await over
    },
  }
  return {
    db: new Kysely<Tables>({ dialect: postgresClientDialect(sender) }),
    say: (text) => heard(send(text)).then((given: unknown) => (Array.isArray(given) ? given : [given]) as QueryResult[]),
    mention: (text) => void leave(send(text)),
    settle: async () => {
      await Promise.all(unheard)
      if (failure) throw failure.error
    },
    forget: () => {
      failure = undefined
    },
  }
}
