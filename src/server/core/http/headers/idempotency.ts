import type { Endpoint } from '../../../../contract/wire/endpoint.ts'
import { errorBody, header } from '../../../../contract/wire/headers.ts'
import type { Actor } from '../../actor.ts'
import type { Deps } from '../../deps.ts'
import { refuse } from '../../errors.ts'
import type { KeyOwner, Once } from '../../once.ts'
import { rowWith } from '../../rows/rows.ts'
import type { ReadTx, WriteTx } from '../../store/store.ts'
import { dayBefore } from '../../times.ts'
import { jsonResponse, unsafe } from '../call.ts'

interface Asked {
  tx: WriteTx
  deps: Deps
  actor: Actor
  endpoint: Endpoint
  request: Request
  bytes: Uint8Array | undefined
  form: FormData | undefined
  isSecret: () => Promise<boolean>
}

/** The key of a request, and the digest that distinguishes it from other requests. */
interface Keyed {
  key: string
  fingerprint: string
}

/** Returns a body without its passwords, of which not even a digest is stored. */
const withoutPasswords = (text: string) => {
  try {
    return JSON.stringify(JSON.parse(text, (name, value: unknown) => (/password$/.test(name) ? undefined : value)))
  } catch {
    return text
  }
}

/** Returns the content of a request, independent of the multipart boundary. */
const contentOf = async ({ secrets }: Deps, bytes: Uint8Array | undefined, form: FormData | undefined) => {
  if (!form) return bytes ? withoutPasswords(new TextDecoder().decode(bytes)) : ''
  const parts = [...form].map(async ([name, part]) =>
    part instanceof File
      ? `${name} ${part.name} ${part.type} ${await secrets.digest(new Uint8Array(await part.arrayBuffer()))}`
      : `${name} ${part}`,
  )
  return (await Promise.all(parts)).join(' ')
}

type Sent = Pick<Asked, 'deps' | 'endpoint' | 'request' | 'bytes' | 'form'>
const keyedOf = async ({ deps, endpoint, request, bytes, form }: Sent): Promise<Keyed | undefined> => {
  const key = request.headers.get(header.idempotencyKey)
  if (!unsafe(endpoint.method) || key === null) return undefined
  if (key.length === 0 || key.length > 255) throw refuse(400, 'idempotency-key', 'An Idempotency-Key must have 1 to 255 characters.')
  const { pathname, search } = new URL(request.url)
  const asked = `${endpoint.method} ${pathname}${search} ${await contentOf(deps, bytes, form)}`
  return { key, fingerprint: await deps.secrets.digest(asked) }
}

/** Returns the answer to the first request with this key within 24 hours. */
const findFirst = async (tx: ReadTx, owner: KeyOwner, { key, fingerprint }: Keyed) => {
  const first = await rowWith(tx, owner, 'idempotency', { userId: owner.userId, requestKey: key })
  if (!first || first.createdAt < dayBefore(tx.now)) return undefined
  if (first.fingerprint !== fingerprint) throw refuse(422, 'idempotency-key', 'This Idempotency-Key was used for another request.')
  return first
}

const keep = async (
  tx: WriteTx,
  owner: KeyOwner,
  { key, fingerprint }: Keyed,
  answer: { status: number; body: string; changeId: string | null },
) => {
  const { accountId, userId } = owner
  await tx.db.deleteFrom('idempotency').where('accountId', '=', accountId).where('createdAt', '<', dayBefore(tx.now)).execute()
  const kept = { accountId, userId, requestKey: key, fingerprint, ...answer, createdAt: tx.now }
  await tx.db.insertInto('idempotency').values(kept).execute()
}

/** The answer to a repeat if the first answer contained a secret, which is not stored. */
const shownOnce = { code: 'shown-once', message: 'An earlier request with this key created this. Its secret was shown then.' }
const shownOnceAnswer = { status: 409, body: JSON.stringify(errorBody([shownOnce])), changeId: null }

/** Runs a write with an `Idempotency-Key` once. A repeat within 24 hours gets the first answer with its `own` headers. */
export const answerOnce = async (given: Asked, own: Record<string, string>, work: () => Promise<Response>): Promise<Response> => {
  const { tx, actor } = given
  const keyed = await keyedOf(given)
  if (!keyed) return work()
  const first = await findFirst(tx, actor, keyed)
  if (first) {
    return jsonResponse(first.body, first.status, { ...own, ...(first.changeId ? { [header.change]: first.changeId } : {}) })
  }
  const response = await work()
  const answer = { status: response.status, body: await response.clone().text(), changeId: response.headers.get(header.change) }
  await keep(tx, actor, keyed, (await given.isSecret()) ? shownOnceAnswer : answer)
  return response
}

/** The same for a request without an actor whose answer is a secret. */
export const onceFor = async (sent: Omit<Sent, 'form'>): Promise<Once> => {
  const keyed = await keyedOf({ ...sent, form: undefined })
  return {
    key: keyed?.key,
    refuseRepeat: async (tx, owner) => {
      if (keyed && (await findFirst(tx, owner, keyed))) throw refuse(409, shownOnce.code, shownOnce.message)
    },
    note: async (tx, owner) => {
      if (keyed) await keep(tx, owner, keyed, shownOnceAnswer)
    },
  }
}
