import { expect } from '@playwright/test'
import { refused } from '../../fixtures/answers.ts'
import { type Cast, newCast } from '../../fixtures/cast.ts'
import { bearer, type Caller, caller } from '../../fixtures/client.ts'
import { fileForm } from '../../fixtures/records.ts'
import { test as base } from '../../fixtures/test.ts'
import { signIn } from '../../fixtures/workspace.ts'
import { projectRoutes } from './project-routes.ts'
import { setProjectScene } from './project-scene.ts'
import { type Route, routes } from './routes.ts'
import { type CallerName, callers, depends, outcomeOf, visibilities } from './rules.ts'
import { fill, type Scene, setScene } from './scene.ts'

/** The requests are about records of their own, so that all tests can share one cast. */
const test = base.extend<object, { shared: Cast }>({
  shared: [async ({ service }, use) => use(await newCast(service)), { scope: 'worker', timeout: 60_000 }],
})

const ask = (by: Caller, { method, path, body, upload }: Route, scene: Scene) => {
  if (upload) return by.post(path, fileForm('hello'))
  if (body === undefined) return by.send(method, fill(path, scene))
  return by.send(method, fill(path, scene), fill(JSON.stringify(body), scene), { 'content-type': 'application/json' })
}

/** Signing out ends its own session, so it needs a separate one. */
const knocking = async (cast: Cast, who: CallerName, route: Route): Promise<Caller> => {
  const person = cast[who]
  if (!('email' in person) || !route.path.startsWith('/x/sessions/current')) return person
  return caller(cast.space.service.base, bearer(await signIn(cast.space.service, person.email)))
}

const scenes = [
  { of: routes, setScene },
  { of: projectRoutes, setScene: setProjectScene },
]
for (const { route, setScene } of scenes.flatMap(({ of, setScene }) => of.map((route) => ({ route, setScene })))) {
  const asks = route.body === undefined ? '' : ` ${JSON.stringify(route.body)}`
  test(`${route.method} ${route.path}${asks} allows: ${route.rule}`, async ({ shared: cast, database }) => {
    test.setTimeout(60_000)
    for (const visibility of depends(route.rule) ? visibilities : (['public'] as const)) {
      let scene = await setScene(cast, visibility)
      // Those that are refused come first: the database is read again only after a write.
      const outcomes = callers.map((who) => ({ who, expected: outcomeOf(route.rule, who, visibility) }))
      for (const { who, expected } of outcomes.toSorted((a, b) => Number(a.expected === 'done') - Number(b.expected === 'done'))) {
        const by = await knocking(cast, who, route)
        const before = expected === 'done' ? '' : await database.fingerprint()
        const answer = await ask(by, route, scene)
        const said = `${who}, ${visibility}`
        if (expected === 'done') {
          expect(`${said}: ${answer.status < 300 ? 'done' : `${answer.status} ${JSON.stringify(answer.body)}`}`).toBe(`${said}: done`)
          if (route.method !== 'GET') scene = await setScene(cast, visibility)
          continue
        }
        expect(`${said}: ${answer.status}`).toBe(`${said}: ${expected}`)
        refused(answer, expected)
        expect(`${said}: ${await database.fingerprint()}`).toBe(`${said}: ${before}`)
      }
    }
  })
}
