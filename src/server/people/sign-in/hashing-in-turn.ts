import type { Secrets } from '../../deps.ts'
import { createSemaphore } from '../../weighted-semaphore.ts'

/** How many passwords are hashed at the same time, and how many milliseconds others wait. */
const most = 2
const patience = 5000
const full = { code: 'busy', message: 'Many people are signing in. Try again in a moment.' }

/** Limits concurrent password hashing. It uses the same threads as reading files, so too many would block every request. */
export const hashingInTurn = (secrets: Secrets): Secrets => {
  const inTurn = createSemaphore(most, patience, full)
  return {
    ...secrets,
    hashPassword: (password, salt) => inTurn(1, () => secrets.hashPassword(password, salt)),
    verifyPasswords: (hashes, password) => inTurn(1, () => secrets.verifyPasswords(hashes, password)),
  }
}
