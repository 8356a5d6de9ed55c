import { expect } from '@playwright/test'
import { refused } from '../../fixtures/answers.ts'
import { type Cast, newCast } from '../../fixtures/cast.ts'
import type { Caller } from '../../fixtures/client.ts'
import * as make from '../../fixtures/projects.ts'
import { test as base } from '../../fixtures/test.ts'
import { projectRoutes } from './project-routes.ts'
import { setProjectScene } from './project-scene.ts'
import { type Route, routes } from './routes.ts'
import { fill, type Scene, setScene } from './scene.ts'

interface Ground {
  admin: Caller
  /** A client whose company takes part in no project. */
  outsider: Caller
  here: Scene
  /** The same records in another workspace. */
  foreign: Scene
}
const test = base.extend<object, { ground: Ground }>({
  ground: [
    async ({ service }, use) => {
      const [cast, other] = [await newCast(service), await newCast(service)]
      const everything = async (of: Cast) => ({ ...(await setScene(of, 'public')), ...(await setProjectScene(of)) })
      const [here, foreign] = [await everything(cast), await everything(other)]
      await use({ admin: cast.admin, outsider: await cast.space.client(), here, foreign })
    },
    { scope: 'worker', timeout: 180_000 },
  ],
})

const alike = [
  ['contact', 'looser', 'company'],
  ['message', 'privateMessage'],
  ['task', 'privateTask'],
  ['file', 'privateFile'],
  ['writeboard', 'privateWriteboard'],
  ['link', 'privateLink'],
  ['category', 'fileCategory', 'unusedCategory'],
  ['user', 'creator', 'invited'],
]
/** Whether one record's id is valid where a route expects another; a person is not a company. */
const fits = (wanted: string, name: string) =>
  wanted === name || (wanted !== 'company' && alike.some((names) => names.includes(wanted) && names.includes(name)))

const isId = (text: string | undefined): text is string => /^\d+$/.test(text ?? '')
const namesIn = (path: string) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
const send = (by: Caller, { method, body }: Route, path: string, scene: Scene) =>
  body === undefined
    ? by.send(method, path)
    : by.send(method, path, fill(JSON.stringify(body), scene), { 'content-type': 'application/json' })

const titleOf = ({ method, path, body }: Route) => `${method} ${path}${body === undefined ? '' : ` ${JSON.stringify(body)}`}`
const all = new Map([...routes, ...projectRoutes].map((route) => [titleOf(route), route]))

for (const [title, route] of all) {
  for (const name of new Set(namesIn(route.path)))
    test(`${title} rejects the id of another ${name}`, async ({ ground, database }) => {
      test.setTimeout(60_000)
      const { admin, here, foreign } = ground
      const before = await database.fingerprint()
      const inQuery = route.path.indexOf('?') >= 0 && route.path.indexOf('?') < route.path.indexOf(`{${name}}`)
      const others = Object.entries(here).filter(([other, id]) => isId(id) && !fits(name, other))
      const wrong: [what: string, id: string | undefined][] = [
        ['unknown', '999999999'],
        ['unknown, as large as can be', '9223372036854775807'],
        ['of another account', foreign[name]],
        ...others.map(([other, id]): [string, string] => [`of the ${other}`, id]),
        ...(inQuery
          ? []
          : ['0', `0${here[name]}`, `-${here[name]}`, '1.5', 'abc', '9223372036854775808', '%00'].map((id): [string, string] => [id, id])),
      ]
      for (const [what, id = ''] of wrong) {
        const answer = await send(admin, route, fill(route.path, { ...here, [name]: id }), here)
        await test.step(what, () => refused(answer, 404))
        expect(`${what}: ${await database.fingerprint()}`).toBe(`${what}: ${before}`)
      }
    })
}

for (const route of projectRoutes.filter(({ path }) => namesIn(path).length))
  test(`${titleOf(route)} looks the same to an outside client as a missing record`, async ({ ground, database }) => {
    const { outsider, here } = ground
    const before = await database.fingerprint()
    const nothing = Object.fromEntries(namesIn(route.path).map((name) => [name, '999999999']))
    const real = await send(outsider, route, fill(route.path, here), here)
    const unreal = await send(outsider, route, fill(route.path, nothing), here)
    refused(real, real.status)
    expect({ status: real.status, body: real.body }).toEqual({ status: unreal.status, body: unreal.body })
    expect(await database.fingerprint()).toBe(before)
  })

test('answers 404 to a category of another project or type', async ({ ground, database }) => {
  const { admin, here } = ground
  const elsewhere = await make.makeProject(admin)
  const away = { messages: await make.makeCategory(admin, elsewhere), files: await make.makeCategory(admin, elsewhere, { type: 'file' }) }
  const before = await database.fingerprint()
  for (const [of, category] of [
    ['messages', away.messages],
    ['messages', here.fileCategory],
    ['files', away.files],
    ['files', here.category],
  ])
    refused(await admin.get(`/projects/${here.project}/cat/${category}/${of}`), 404)
  expect(await database.fingerprint()).toBe(before)
})
