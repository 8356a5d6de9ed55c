import type { Pool } from 'pg'
import { RateLimiterPostgres } from 'rate-limiter-flexible'
import { createAttempts, type Limit } from '../attempts.ts'
import { translated } from './postgres-faults.ts'
import { attemptsTable } from './postgres-start.ts'

/** Counts attempts in the database, shared by all processes that use it. */
export const createSharedAttempts = (pool: Pool, signUps?: number) => {
  const table = { storeClient: pool, storeType: 'pool', tableName: attemptsTable, tableCreated: true }
  return createAttempts({ counter: (limit: Limit) => new RateLimiterPostgres({ ...limit, ...table }), translated }, signUps)
}
