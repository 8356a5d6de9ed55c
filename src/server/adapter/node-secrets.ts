import { createHash, randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import type { Secrets } from '../core/deps.ts'

/** The default cost of a hash, as the binary logarithm of scrypt's N. A password without a stored cost has this one. */
const usualWork = 14
const blockSize = 16
const keyLength = 64
/** Keeps the work of one sign-in bounded. */
const mostSalts = 4

/** Derives the key of a password by scrypt. */
export const scryptKey = (password: string, salt: string, work: number) =>
  new Promise<Buffer>((resolve, reject) => {
    const N = 2 ** work
    scrypt(password.normalize('NFKC'), salt, keyLength, { N, r: blockSize, p: 1, maxmem: 256 * N * blockSize }, (error, key) =>
      error ? reject(error) : resolve(key),
    )
  })

/** Stores passwords as `salt:key:work` by scrypt, and tokens of 256 random bits as their SHA-256. New hashes cost `work`. Tests count calls of `keyOf`. */
export const createNodeSecrets = (work = usualWork, keyOf = scryptKey): Secrets => ({
  hashPassword: async (password, salt = randomBytes(16).toString('hex')) => {
    return `${salt}:${(await keyOf(password, salt, work)).toString('hex')}:${work}`
  },
  saltOf: (hash) => hash.split(':')[0] ?? '',
  verifyPasswords: async (hashes, password) => {
    const stored = hashes.map((hash) => {
      const [salt = '', key = '', cost = usualWork] = hash.split(':')
      return { salt, key: Buffer.from(key, 'hex'), cost: Number(cost), saltAndCost: `${salt}:${cost}` }
    })
    const keys = new Map<string, Buffer>()
    for (const { salt, cost, saltAndCost } of stored)
      if (keys.size < mostSalts && !keys.has(saltAndCost)) keys.set(saltAndCost, await keyOf(password, salt, cost))
    return stored.map(({ key, saltAndCost }) => {
      const given = keys.get(saltAndCost)
      return given !== undefined && key.length === keyLength && timingSafeEqual(key, given)
    })
  },
  newToken: () => `tdm_${randomBytes(32).toString('base64url')}`,
  digest: (of) => createHash('sha256').update(of).digest('base64url'),
})

export const nodeSecrets = createNodeSecrets()
