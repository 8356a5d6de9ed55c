import type { Passwords, Secrets } from '../../../core/deps.ts'
import { createTurns } from '../../../core/turns.ts'

/** How many passwords are hashed at the same time, and how many milliseconds others wait. */
const most = 2
const patience = 5000
const full = { code: 'busy', message: 'Many people are signing in. Try again in a moment.' }

/** Limits concurrent password hashing. It uses the same threads as reading files, so too many would block every request. */
export const passwordsInTurn = (secrets: Secrets): Passwords => {
  const inTurn = createTurns(most, patience, full)
  return {
    hash: (owner, password, salt) => inTurn(owner, () => secrets.hashPassword(password, salt)),
    verify: (owner, hashes, password) => inTurn(owner, () => secrets.verifyPasswords(hashes, password)),
    verifySignIn: (owner, hashes, password) => inTurn(owner, () => secrets.verifyPasswords(hashes, password), true),
  }
}
