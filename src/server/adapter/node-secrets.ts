import { createHash, randomBytes } from 'node:crypto'
import { hashPassword, verifyPassword } from 'better-auth/crypto'
import type { Secrets } from '../deps.ts'

/** Passwords as better-auth keeps them (scrypt); tokens of 256 random bits, recognised by their SHA-256. */
export const nodeSecrets: Secrets = {
  hashPassword,
  verifyPassword: (hash, password) => verifyPassword({ hash, password }),
  newToken: () => `tdm_${randomBytes(32).toString('base64url')}`,
  digest: (of) => createHash('sha256').update(of).digest('base64url'),
}
