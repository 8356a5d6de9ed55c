import type { Endpoint } from '../../../contract/wire/endpoint.ts'
import { errorBody, header } from '../../../contract/wire/headers.ts'
import type { Actor } from '../../actor.ts'
import type { Deps } from '../../deps.ts'
import { refuse } from '../../errors.ts'
import type { ReadTx, WriteTx } from '../../store/store.ts'
import { dayBefore } from '../../times.ts'
import { jsonHeaders } from '../call.ts'

interface Asked {
  tx: WriteTx
  deps: Deps
  actor: Actor
  endpoint: Endpoint
  request: Request
  bytes: ArrayBuffer | undefined
  form: FormData | undefined
  secret?: true | undefined
}

interface Owner {
  accountId: string
  userId: string
}
/** A request by the key it carries, and what tells it from another. */
interface Keyed {
  key: string
  fingerprint: string
}

/** A body but for its passwords: of those not even a digest is kept. */
const withoutPasswords = (text: string) => {
  try {
    return JSON.stringify(JSON.parse(text, (name, value: unknown) => (/password$/.test(name) ? undefined : value)))
  } catch {
    return text
  }
}

/** What a request holds, whatever boundary its parts were sent with. */
const contentOf = async ({ secrets }: Deps, bytes: ArrayBuffer | undefined, form: FormData | undefined) => {
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
  if (endpoint.method !== 'POST' || key === null) return undefined
  if (key.length === 0 || key.length > 255) throw refuse(400, 'idempotency-key', 'An Idempotency-Key has 1 to 255 characters.')
  const asked = `${endpoint.method} ${new URL(request.url).pathname} ${await contentOf(deps, bytes, form)}`
  return { key, fingerprint: await deps.secrets.digest(asked) }
}

/** The answer that somebody's first request with this key got within 24 hours. */
const findFirst = async (tx: ReadTx, { accountId, userId }: Owner, { key, fingerprint }: Keyed) => {
  const first = await tx.db
    .selectFrom('idempotency')
    .select(['fingerprint', 'status', 'body', 'changeId'])
    .where('accountId', '=', accountId)
    .where('userId', '=', userId)
    .where('requestKey', '=', key)
    .where('createdAt', '>=', dayBefore(tx.now))
    .executeTakeFirst()
  if (first && first.fingerprint !== fingerprint) throw refuse(422, 'idempotency-key', 'This Idempotency-Key was used for another request.')
  return first
}

const keep = async (
  tx: WriteTx,
  { accountId, userId }: Owner,
  { key, fingerprint }: Keyed,
  answer: { status: number; body: string; changeId: string | null },
) => {
  await tx.db.deleteFrom('idempotency').where('accountId', '=', accountId).where('createdAt', '<', dayBefore(tx.now)).execute()
  const kept = { accountId, userId, requestKey: key, fingerprint, ...answer, createdAt: tx.now }
  await tx.db.insertInto('idempotency').values(kept).execute()
}

/** What a repeat is told where the first answer held a secret, which is kept nowhere. */
const shownOnce = { code: 'shown-once', message: 'This was made by an earlier request with this key; its secret was shown then.' }
const toldOnce = { status: 409, body: JSON.stringify(errorBody([shownOnce])), changeId: null }

/** A POST that carries an `Idempotency-Key` is done once: a repeat within 24 hours gets the first answer, under its `own` headers. */
export const answerOnce = async (given: Asked, own: Record<string, string>, work: () => Promise<Response>): Promise<Response> => {
  const { tx, actor } = given
  const keyed = await keyedOf(given)
  if (!keyed) return work()
  const first = await findFirst(tx, actor, keyed)
  if (first) {
    const headers = { ...own, ...jsonHeaders, ...(first.changeId ? { [header.change]: first.changeId } : {}) }
    return new Response(first.body, { status: first.status, headers })
  }
  const response = await work()
  const changeId = response.headers.get(header.change)
  await keep(tx, actor, keyed, given.secret ? toldOnce : { status: response.status, body: await response.clone().text(), changeId })
  return response
}

/** The same for a request that is nobody's in particular and whose answer is a secret: it is told on the way whose it has turned out to be. */
export interface Once {
  /** 409 where this person's request with this key is done already. */
  refuseRepeat: (tx: ReadTx, owner: Owner) => Promise<void>
  /** Notes that it is done. */
  note: (tx: WriteTx, owner: Owner) => Promise<void>
}
export const onceFor = async (sent: Omit<Sent, 'form'>): Promise<Once> => {
  const keyed = await keyedOf({ ...sent, form: undefined })
  return {
    refuseRepeat: async (tx, owner) => {
      if (keyed && (await findFirst(tx, owner, keyed))) throw refuse(409, shownOnce.code, shownOnce.message)
    },
    note: async (tx, owner) => {
      if (keyed) await keep(tx, owner, keyed, toldOnce)
    },
  }
}
