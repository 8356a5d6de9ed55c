import { matchRoutes } from 'react-router'
import { expect, it } from 'vitest'
import { addresses, pageOf, shownAt } from './addresses.ts'
import { routes } from './client/router.tsx'
import { tables } from './server/kinds/kinds.ts'

/** The route that answers an address; that for what is nowhere is `*`. */
const routeOf = (address: string) => matchRoutes(routes, address)?.at(-1)?.route

it('every address is that of a page', () => {
  const nowhere = routeOf('/nowhere')
  expect(nowhere?.path).toBe('*')
  for (const address of Object.values(addresses)) expect([address, routeOf(address)]).not.toEqual([address, nowhere])
})

it('mail leads to the page of a record where its kind has one, else nowhere', () => {
  for (const table of tables) {
    const address = shownAt(table, '7')
    expect([table, address && routeOf(address)?.path]).toEqual([table, pageOf[table]])
  }
  expect(Object.keys(pageOf).filter((resource) => !tables.some((table) => table === resource))).toEqual([])
})
