import type { Endpoint } from '../../../contract/wire/endpoint.ts'
import { errorBody, header } from '../../../contract/wire/headers.ts'
import type { Actor } from '../../actor.ts'
import type { Deps } from '../../deps.ts'
import { refuse } from '../../errors.ts'
import type { WriteTx } from '../../store/store.ts'
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

/** What a request holds, whatever boundary its parts were sent with. */
const contentOf = async ({ bytes, form }: Asked) => {
  if (!form) return bytes ? new TextDecoder().decode(bytes) : ''
  const parts = [...form].map(async ([name, part]) =>
    part instanceof File
      ? `${name} ${part.name} ${part.type} ${new TextDecoder('latin1').decode(await part.arrayBuffer())}`
      : `${name} ${part}`,
  )
  return (await Promise.all(parts)).join(' ')
}

/** What a repeat is told where the first answer held a secret, which is kept nowhere. */
const shownOnce = {
  status: 409,
  body: JSON.stringify(
    errorBody([{ code: 'shown-once', message: 'This was made by an earlier request with this key; its secret was shown then.' }]),
  ),
}

/** A POST that carries an `Idempotency-Key` is done once: a repeat within 24 hours gets the first answer. */
export const answerOnce = async (given: Asked, work: () => Promise<Response>): Promise<Response> => {
  const { tx, deps, actor, endpoint, request } = given
  const key = request.headers.get(header.idempotencyKey)
  if (endpoint.method !== 'POST' || key === null) return work()
  if (key.length === 0 || key.length > 255) throw refuse(400, 'idempotency-key', 'An Idempotency-Key has 1 to 255 characters.')
  const own = { accountId: actor.accountId, userId: actor.userId, requestKey: key }
  const asked = `${endpoint.method} ${new URL(request.url).pathname} ${await contentOf(given)}`
  const fingerprint = await deps.secrets.digest(asked)
  const since = dayBefore(tx.now)
  await tx.db.deleteFrom('idempotency').where('accountId', '=', actor.accountId).where('createdAt', '<', since).execute()
  const first = await tx.db
    .selectFrom('idempotency')
    .select(['fingerprint', 'status', 'body', 'changeId'])
    .where('accountId', '=', own.accountId)
    .where('userId', '=', own.userId)
    .where('requestKey', '=', key)
    .executeTakeFirst()
  if (first && first.fingerprint !== fingerprint) throw refuse(422, 'idempotency-key', 'This Idempotency-Key was used for another request.')
  if (first) {
    const headers = { ...jsonHeaders, ...(first.changeId ? { [header.change]: first.changeId } : {}) }
    return new Response(first.body, { status: first.status, headers })
  }
  const response = await work()
  const { status, body } = given.secret ? shownOnce : { status: response.status, body: await response.clone().text() }
  const kept = { ...own, fingerprint, status, body, changeId: response.headers.get(header.change), createdAt: tx.now }
  await tx.db.insertInto('idempotency').values(kept).execute()
  return response
}
