import type { QueryClient } from '@tanstack/react-query'
import { isBeingWritten } from '../../lib/cache/follow-up.ts'
import { refreshAll } from '../../lib/cache/long-list.ts'
import { dispatchEvents } from '../../lib/live/event-handlers.ts'
import { gather } from '../../lib/live/gather.ts'
import { listen } from '../../lib/live/listen.ts'
import { ownChanges } from '../../lib/own-changes.ts'
import { keepScrollPosition } from './keep-scroll-position.ts'

/** Keeps the cache up to date with the live events after `lastEventId` until the returned function is called. */
export const startLiveUpdates = (client: QueryClient, lastEventId: string | undefined): (() => void) => {
  const gathering = gather({
    isOwn: ownChanges.has,
    isHeld: (event) => isBeingWritten(client, event) || (event.on !== undefined && isBeingWritten(client, event.on)),
    onRelease: (look) => client.getMutationCache().subscribe(look),
    onEvents: (events) => keepScrollPosition(() => dispatchEvents(client, events)),
    onMissed: () => keepScrollPosition(() => refreshAll(client)),
  })
  const stop = listen(gathering, lastEventId)
  return () => {
    stop()
    gathering.stop()
  }
}
