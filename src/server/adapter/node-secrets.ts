import { createHash, randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import type { Secrets } from '../deps.ts'

const cost = { N: 16_384, r: 16, p: 1 }
const keyLength = 64
/** Keeps the work of one sign-in bounded. */
const mostSalts = 4

const keyOf = (password: string, salt: string) =>
  new Promise<Buffer>((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, keyLength, { ...cost, maxmem: 256 * cost.N * cost.r }, (error, key) =>
      error ? reject(error) : resolve(key),
    )
  })

/** Stores passwords as `salt:key` by scrypt, and tokens of 256 random bits as their SHA-256. */
export const nodeSecrets: Secrets = {
  hashPassword: async (password, salt = randomBytes(16).toString('hex')) => {
    return `${salt}:${(await keyOf(password, salt)).toString('hex')}`
  },
  saltOf: (hash) => hash.split(':')[0] ?? '',
  verifyPasswords: async (hashes, password) => {
    const kept = hashes.map((hash) => {
      const [salt = '', key = ''] = hash.split(':')
      return { salt, key: Buffer.from(key, 'hex') }
    })
    const keys = new Map<string, Buffer>()
    for (const { salt } of kept) if (keys.size < mostSalts && !keys.has(salt)) keys.set(salt, await keyOf(password, salt))
    return kept.map(({ salt, key }) => {
      const given = keys.get(salt)
      return given !== undefined && key.length === keyLength && timingSafeEqual(key, given)
    })
  },
  newToken: () => `tdm_${randomBytes(32).toString('base64url')}`,
  digest: (of) => createHash('sha256').update(of).digest('base64url'),
}
