import type { Secrets } from '../deps.ts'

/** Secrets that cost nothing, so that a test may make many people. */
export const plainSecrets = (): Secrets => {
  let last = 0
  return {
    hashPassword: async (password) => `plain ${password}`,
    verifyPassword: async (hash, password) => hash === `plain ${password}`,
    newToken: () => {
      last += 1
      return `token-${last}`
    },
    digest: (of) => `digest ${typeof of === 'string' ? of : new TextDecoder('latin1').decode(of)}`,
  }
}
