import type { Secrets } from '../../deps.ts'
import { createRoom } from '../../http/room/room.ts'

/** How many passwords are hashed at the same time, and for how many milliseconds others wait for it. */
const most = 2
const patience = 5000
const full = { code: 'busy', message: 'Many people are signing in just now. Try again in a moment.' }

/** Secrets whose passwords are hashed a few at a time: hashing takes the threads that files are read by, too, so that many of them would stop every page. */
export const hashingInTurn = (secrets: Secrets): Secrets => {
  const inTurn = createRoom(most, patience, full)
  return {
    ...secrets,
    hashPassword: (password) => inTurn(1, () => secrets.hashPassword(password)),
    verifyPassword: (hash, password) => inTurn(1, () => secrets.verifyPassword(hash, password)),
  }
}
