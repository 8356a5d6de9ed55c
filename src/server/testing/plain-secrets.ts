import type { Secrets } from '../core/deps.ts'

/** Secrets without slow hashing, for tests with many users. */
export const plainSecrets = (): Secrets => {
  let last = 0
  return {
    hashPassword: async (password, salt = '') => `${salt}:plain ${password}`,
    saltOf: (hash) => hash.split(':')[0] ?? '',
    verifyPasswords: async (hashes, password) => hashes.map((hash) => hash.endsWith(`:plain ${password}`)),
    newToken: () => {
      last += 1
      return `token-${last}`
    },
    digest: (of) => `digest ${typeof of === 'string' ? of : new TextDecoder('latin1').decode(of)}`,
  }
}
