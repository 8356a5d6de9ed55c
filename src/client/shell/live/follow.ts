import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { projectQueries } from '../../features/projects/queries.ts'
import { refresh } from '../../lib/cache/long-list.ts'
import { quiet } from '../../lib/cache/quiet.ts'
import { gather, type News } from '../../lib/live/gather.ts'
import { listen } from '../../lib/live/listen.ts'
import { applyNews } from '../../lib/live/news-handlers.ts'
import { ownChanges } from '../../lib/live/own-changes.ts'
import { peopleQueries } from '../../lib/people/people-queries.ts'
import { workgroupQueries } from '../../lib/people/workgroup-queries.ts'
import { sessionQueries } from '../../lib/session/session-queries.ts'
import { holdStill } from './hold-still.ts'

/** What is small enough to be read again as a whole. */
const small: Partial<Record<string, QueryKey>> = {
  users: peopleQueries.all(),
  workgroups: workgroupQueries.all(),
  projects: projectQueries.all(),
}

const hearSmall = async (client: QueryClient, news: News) => {
  const me = client.getQueryData(sessionQueries.me().queryKey)
  const keys = new Set<QueryKey>(news.map(({ resource }) => small[resource]).filter((key) => key !== undefined))
  if (news.some(({ resource, id }) => resource === 'users' && id === me?.id)) keys.add(sessionQueries.all())
  await Promise.all([...keys].map((queryKey) => refresh(client, { queryKey })))
}

const hear = (client: QueryClient) => (news: News) =>
  holdStill(() => Promise.all([applyNews, hearSmall].map((hears) => hears(client, news))))

/** Keeps what is shown as it is in the service, from when it was first asked until the function it returns is called. */
export const follow = (client: QueryClient): (() => void) => {
  const gathering = gather({
    isOwn: ownChanges.has,
    quiet: () => quiet(client),
    tell: hear(client),
    tellMissed: () => holdStill(() => refresh(client)),
  })
  const stop = listen(gathering, client.getQueryData(sessionQueries.me().queryKey)?.lastEventId)
  return () => {
    stop()
    gathering.stop()
  }
}
