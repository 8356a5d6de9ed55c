import type { BodyOf, Endpoint, ReplyOf } from '../../../contract/wire/endpoint.ts'
import type { Deps } from '../deps.ts'
import type { Incoming } from '../incoming.ts'
import type { Once } from '../once.ts'
import { publicLimit } from './bodies/memory.ts'
import { answer, headersFor, type Route, refuseForeignPage, unsafe } from './call.ts'
import { onceFor } from './headers/idempotency.ts'
import { readBody, readParams, readQuery, readText } from './request.ts'

interface PublicCall<E extends Endpoint> {
  params: Record<string, string>
  body: BodyOf<E>
  deps: Deps
  incoming: Incoming
  setCookies: (cookies: string[]) => void
  /** Runs a request with an `Idempotency-Key` only once, as soon as its owner is known. */
  once: Once
}

/** A route without an actor, such as signing in or up. It opens its own transactions, because hashing a password takes time. */
export const onPublic = <E extends Endpoint>(endpoint: E, verb: (call: PublicCall<E>) => Promise<ReplyOf<E>>): Route => ({
  endpoint,
  handle: async (incoming, deps) => {
    const cookies: string[] = []
    refuseForeignPage(incoming.request)
    readQuery(endpoint, incoming.request.url)
    const sent = unsafe(endpoint.method)
      ? await deps.memory.public(incoming.remote, (take) => readText(incoming.request, publicLimit, take))
      : undefined
    const body = (sent && endpoint.carries !== 'one-click' ? readBody(endpoint as Endpoint, sent) : undefined) as BodyOf<E>
    const reply = await verb({
      params: readParams(endpoint as Endpoint, incoming.params),
      body,
      deps,
      incoming,
      once: await onceFor({ deps, endpoint, request: incoming.request, bytes: sent?.bytes }),
      setCookies: (more) => cookies.push(...more),
    })
    return answer(endpoint, reply, headersFor(incoming), cookies)
  },
})
