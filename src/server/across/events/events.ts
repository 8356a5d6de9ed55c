import { decode } from '../../../contract/wire/decode.ts'
import { header } from '../../../contract/wire/headers.ts'
import { eventId, listenToEvents } from '../../../contract/x/events.ts'
import { Refusal } from '../../core/errors.ts'
import { allow, headersFor, type Route } from '../../core/http/call.ts'
import { readQuery } from '../../core/http/request.ts'
import { positionOf } from './journal-position.ts'

const headers = { 'content-type': 'text/event-stream', 'x-accel-buffering': 'no' }

const positionIn = (request: Request) => {
  const last = request.headers.get(header.lastEventId)
  if (!last) return undefined
  const read = decode(eventId, last)
  if (!read.ok) throw new Refusal(400, read.faults)
  return positionOf(read.value)
}

export const eventRoutes: Route[] = [
  {
    endpoint: listenToEvents,
    handle: async (incoming, deps) => {
      const { request } = incoming
      const actor = await deps.store.read((tx) => deps.identity.identify(tx, deps, incoming))
      allow(listenToEvents, actor)
      readQuery(listenToEvents, request.url)
      const after = positionIn(request)
      const body = request.method === 'HEAD' ? null : deps.live.open(actor, after)
      return new Response(body, { headers: { ...headersFor(incoming), ...headers } })
    },
  },
]
