import type { Secrets } from '../../core/deps.ts'

const rounds = 210_000
const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
const base64url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')

const keyOf = async (password: string, salt: string) => {
  const encoder = new TextEncoder()
  const key = await crypto.subtle.importKey('raw', encoder.encode(password.normalize('NFKC')), 'PBKDF2', false, ['deriveBits'])
  const bits = await crypto.subtle.deriveBits({ name: 'PBKDF2', hash: 'SHA-512', salt: encoder.encode(salt), iterations: rounds }, key, 512)
  return hex(new Uint8Array(bits))
}

/** Stores passwords as `salt:key` by PBKDF2, and tokens of 256 random bits as their SHA-256, with WebCrypto. */
export const webSecrets: Secrets = {
  hashPassword: async (password, salt = hex(crypto.getRandomValues(new Uint8Array(16)))) => `${salt}:${await keyOf(password, salt)}`,
  saltOf: (hash) => hash.split(':')[0] ?? '',
  verifyPasswords: async (hashes, password) => {
    const keys = new Map<string, string>()
    for (const hash of hashes) {
      const salt = webSecrets.saltOf(hash)
      if (!keys.has(salt)) keys.set(salt, `${salt}:${await keyOf(password, salt)}`)
    }
    return hashes.map((hash) => keys.get(webSecrets.saltOf(hash)) === hash)
  },
  newToken: () => `tdm_${base64url(crypto.getRandomValues(new Uint8Array(32)))}`,
  digest: async (of) => {
    const bytes = typeof of === 'string' ? new TextEncoder().encode(of) : new Uint8Array(of)
    return base64url(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)))
  },
}
