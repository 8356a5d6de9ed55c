import { matchRoutes } from 'react-router'
import { expect, it } from 'vitest'
import { addresses, pageOf, shownAt } from './addresses.ts'
import { routes } from './client/router.tsx'
import { definitions } from './server/service.ts'

const withoutQuery = (address: string | undefined) => address?.split('?')[0]

/** The route of an address; `*` if no page has it. */
const routeOf = (address: string) => matchRoutes(routes, withoutQuery(address) ?? '')?.at(-1)?.route

it('finds a page for every address', () => {
  const nowhere = routeOf('/nowhere')
  expect(nowhere?.path).toBe('*')
  for (const address of Object.values(addresses)) expect([address, routeOf(address)]).not.toEqual([address, nowhere])
})

it('links a record in mail to its page if its kind has one', () => {
  for (const table of definitions.tables) {
    const address = shownAt(table, '7')
    expect([table, address && routeOf(address)?.path]).toEqual([table, withoutQuery(pageOf[table])])
  }
  expect(Object.keys(pageOf).filter((resource) => !definitions.tables.some((table) => table === resource))).toEqual([])
})
