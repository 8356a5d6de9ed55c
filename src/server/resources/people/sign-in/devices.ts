import type { Secrets } from '../../../core/deps.ts'
import { cookie } from './cookies.ts'

/** The owner of a device, and the hash of the password that they used there. */
interface DeviceOwner {
  accountId: string
  userId: string
  passwordHash: string
}

/**
 * Returns the name of the cookie of a device that somebody has signed in on. It grants no access. It only keeps others from locking that
 * person out.
 */
export const deviceCookie = (secure: boolean) => (secure ? '__Host-tandem_device' : 'tandem_device')

const maxAge = 400 * 86_400
export const deviceCookieFor = (value: string, secure: boolean) => cookie(deviceCookie(secure), value, secure, maxAge)

const proofOf = async ({ digest }: Secrets, id: string, { accountId, userId, passwordHash }: DeviceOwner) =>
  digest(`device ${id} ${accountId} ${userId} ${passwordHash}`)

/** Returns the cookie value of a new device. It is void once the password changes, so nothing is stored. */
export const newDevice = async (secrets: Secrets, owner: DeviceOwner) => {
  const id = secrets.newToken()
  return `${id}.${await proofOf(secrets, id, owner)}`
}

/** Returns the id of a device on which the owner has signed in with this password; undefined for any other cookie value. */
export const knownDevice = async (secrets: Secrets, value: string | undefined, owner: DeviceOwner | undefined) => {
  const [id, proof] = value?.split('.') ?? []
  if (!owner || !id || !proof) return undefined
  // Comparing digests keeps the duration of the comparison independent of the proof.
  const isProof = (await secrets.digest(proof)) === (await secrets.digest(await proofOf(secrets, id, owner)))
  return isProof ? id : undefined
}
