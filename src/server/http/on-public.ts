import type { BodyOf, Endpoint, ReplyOf } from '../../contract/wire/endpoint.ts'
import type { Deps } from '../deps.ts'
import { refuse } from '../errors.ts'
import { answer, type Call, headersFor, type Route, unsafe } from './call.ts'
import { type Once, onceFor } from './headers/idempotency.ts'
import { readBody, readText } from './request.ts'

interface PublicCall<E extends Endpoint> {
  body: BodyOf<E>
  deps: Deps
  remote: string
  secure: boolean
  answer: Call<E>['answer']
  /** Keeps a request with an `Idempotency-Key` from being done twice, once it is known whose it is. */
  once: Once
}

/** A route for no one in particular (signing in, signing up): it opens its own transactions, since hashing a password takes its time. */
export const onPublic = <E extends Endpoint>(endpoint: E, verb: (call: PublicCall<E>) => Promise<ReplyOf<E>>): Route => ({
  endpoint,
  handle: async (incoming, deps) => {
    const headers = headersFor(incoming)
    if (unsafe(endpoint.method) && incoming.request.headers.get('sec-fetch-site') === 'cross-site')
      throw refuse(403, 'origin', 'Signing in and up is done from our own pages, or by a program.')
    const sent = unsafe(endpoint.method) ? await readText(incoming.request) : undefined
    const body = (sent ? readBody(endpoint as Endpoint, sent) : undefined) as BodyOf<E>
    const reply = await verb({
      body,
      deps,
      remote: incoming.remote,
      secure: incoming.secure,
      once: await onceFor({ deps, endpoint, request: incoming.request, bytes: sent?.bytes }),
      answer: (name, value) => {
        headers[name] = value
      },
    })
    return answer(endpoint, reply, headers)
  },
})
