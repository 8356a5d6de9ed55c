import type { Deps } from '../../deps.ts'
import { refuse } from '../../errors.ts'

const inWords = (seconds: number) => (seconds < 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`)

/** Consumes an attempt of each key. @throws 429 with the time to wait after too many */
export const refuseTooMany = async (deps: Deps, keys: string[]) => {
  const wait = await deps.attempts.begin(keys)
  if (wait <= 0) return
  const refusal = refuse(429, 'too-many', `Too many attempts. Try again in ${inWords(wait)}.`)
  refusal.headers['retry-after'] = String(wait)
  throw refusal
}
