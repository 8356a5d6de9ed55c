import { createHash, randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import type { Secrets } from '../deps.ts'

const cost = { N: 16_384, r: 16, p: 1 }
const keyLength = 64

const keyOf = (password: string, salt: string) =>
  new Promise<Buffer>((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, keyLength, { ...cost, maxmem: 256 * cost.N * cost.r }, (error, key) =>
      error ? reject(error) : resolve(key),
    )
  })

/** Passwords are kept as `salt:key` by scrypt, tokens of 256 random bits as their SHA-256. */
export const nodeSecrets: Secrets = {
  hashPassword: async (password) => {
    const salt = randomBytes(16).toString('hex')
    return `${salt}:${(await keyOf(password, salt)).toString('hex')}`
  },
  verifyPassword: async (hash, password) => {
    const [salt = '', key = ''] = hash.split(':')
    const expected = Buffer.from(key, 'hex')
    return expected.length === keyLength && timingSafeEqual(expected, await keyOf(password, salt))
  },
  newToken: () => `tdm_${randomBytes(32).toString('base64url')}`,
  digest: (of) => createHash('sha256').update(of).digest('base64url'),
}
