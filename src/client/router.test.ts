import { createMemoryRouter, matchRoutes, RouterContextProvider } from 'react-router'
import { afterEach, expect, it } from 'vitest'
import { domains } from './domains.ts'
import { createQueryClient, queryClientContext } from './lib/cache/query-client.ts'
import { setTransport } from './lib/transport.ts'
import { routes } from './router.tsx'

const account = {
  id: '1',
  name: 'Northlight',
  'own-company-id': '1',
  currency: 'EUR',
  capacity: { contacts: 9, deals: 9, cases: 9 },
  used: { contacts: 0, deals: 0, cases: 0 },
}
const me = (role: string) => ({
  id: '2',
  name: 'Mia',
  email: 'mia@example.com',
  role,
  'company-id': '1',
  'time-zone': 'UTC',
  'last-event-id': '1',
  account,
})

/** Opens a path as a user with this role, or without a session. Returns the router and the paths of its requests. */
const open = async (path: string, role?: string) => {
  const requests: string[] = []
  setTransport(async ({ url }) => {
    requests.push(new URL(url).pathname.replace('/api', ''))
    return Response.json({ welcome: { 'sign-up': '1', 'demo-content': '0', people: [], ...(role && { me: me(role) }) } })
  })
  const client = createQueryClient()
  const router = createMemoryRouter(routes, {
    initialEntries: [path],
    getContext: () => {
      const context = new RouterContextProvider()
      context.set(queryClientContext, client)
      return context
    },
  })
  await new Promise<void>((done) => {
    const look = () => router.state.initialized && router.state.navigation.state === 'idle' && done()
    router.subscribe(look)
    look()
  })
  router.dispose()
  return { router, requests }
}

afterEach(() => setTransport())

it('asks only who is signed in before it redirects to the sign-in page', async () => {
  const { router, requests } = await open('/contacts')
  expect(router.state.location.pathname + router.state.location.search).toBe('/sign-in?to=%2Fcontacts')
  expect(new Set(requests)).toEqual(new Set(['/x/welcome']))
})

it.each(['/contacts', '/contacts/7'])('runs no loader of %s for a client', async (path) => {
  const { router, requests } = await open(path, 'client')
  expect(Object.values(router.state.errors ?? {})).toEqual([expect.objectContaining({ status: 404 })])
  expect(new Set(requests)).toEqual(new Set(['/x/welcome']))
})

it('has a page for everything that the navigation and the palette lead to', () => {
  const led = domains.flatMap(({ destination, innerPages = [], create, commands = [] }) => [
    ...(destination ? [destination] : []),
    ...innerPages,
    ...(create ? [create] : []),
    ...commands,
  ])
  const lost = led.filter(({ to }) => (matchRoutes(routes, to)?.at(-1)?.route.path ?? '') === '*')
  expect([led.length > 20, lost.map(({ label }) => label)]).toEqual([true, []])
})

it('leads with each key to one page', () => {
  const keys = domains.flatMap(({ destination }) => destination?.keys ?? [])
  expect(new Set(keys).size).toBe(keys.length)
})
