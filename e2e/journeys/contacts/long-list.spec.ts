import { expect } from '@playwright/test'
import { test } from '../../fixtures/journey.ts'
import { makeMany } from '../../fixtures/records.ts'
import { contactListOf } from '../../pages/contact-list.ts'
import { contactPageOf } from '../../pages/contact-page.ts'

const count = 2500
const rowHeight = 40
const nameOf = (n: number) => `Contact ${String(n + 1).padStart(4, '0')}`

test('2,500 contacts are scrolled to the end and back with few rows in the page, none lost and none twice', async ({
  page,
  space,
  embedded,
}) => {
  // Each of the contacts is a save of its own, which takes longer in the demo.
  test.setTimeout(embedded ? 600_000 : 180_000)
  const [list, contact] = [contactListOf(page), contactPageOf(page)]
  await makeMany(space.admin, count, (n) => ({ type: 'company', name: nameOf(n) }))
  await list.open()
  await list.expectCount(count + 1)
  const all = [...Array.from({ length: count }, (_, n) => nameOf(n)), 'Northlight']
  const seen = new Set<string>()
  let most = 0
  for (let top = 0, atEnd = false; !atEnd; top += 700) {
    const { scrollTop, clientHeight, scrollHeight } = await list.grid.evaluate((grid, to) => {
      grid.scrollTop = to
      return { scrollTop: grid.scrollTop, clientHeight: grid.clientHeight, scrollHeight: grid.scrollHeight }
    }, top)
    atEnd = scrollTop + clientHeight >= scrollHeight - 1
    const inSight = [scrollTop, scrollTop + clientHeight - 2 * rowHeight].map((at) => all[Math.ceil(at / rowHeight)] ?? '')
    for (const name of inSight) await expect(list.link(name)).toBeInViewport()
    const names = await list.names.allTextContents()
    expect(new Set(names).size).toBe(names.length)
    most = Math.max(most, await list.grid.getByRole('row').count())
    for (const name of names) seen.add(name)
  }
  expect([...seen].toSorted()).toEqual(all)
  expect(most).toBeLessThanOrEqual(61)

  const middle = nameOf(1200)
  await list.grid.evaluate((grid, top) => grid.scrollTo(0, top), 1195 * rowHeight)
  await expect(list.link(middle)).toBeInViewport()
  const place = () => list.grid.evaluate((grid) => grid.scrollTop)
  const before = await place()
  await list.link(middle).click()
  await expect(contact.name(middle)).toBeVisible()
  await page.goBack()
  await expect(list.link(middle)).toBeInViewport()
  expect(await place()).toBe(before)
})

test('End goes to the last row, once everything before it is loaded, and Home back to the first', async ({ page, space }) => {
  const list = contactListOf(page)
  await makeMany(space.admin, 620, (n) => ({ type: 'company', name: nameOf(n) }))
  await list.open()
  await list.expectCount(621)
  await page.keyboard.press('End')
  const atEnd = () => list.grid.evaluate((grid) => grid.scrollTop + grid.clientHeight >= grid.scrollHeight - 1)
  await expect.poll(atEnd).toBe(true)
  await expect(list.grid).toBeFocused()
  await expect(list.link('Northlight')).toBeInViewport()
  await expect(list.row('Northlight')).toHaveAttribute('data-cursor', 'true')
  await page.keyboard.press('Home')
  await expect(list.link(nameOf(0))).toBeInViewport()
})

test('where reading on fails the list ends, and says how far it got, why, and how to go on', async ({ page, space, context }) => {
  const list = contactListOf(page)
  const stopped = page.getByRole('alert').filter({ hasText: "Couldn't load more than 50." })
  await makeMany(space.admin, 200, (n) => ({ type: 'company', name: nameOf(n) }))
  const later = /[/]api[/]contacts[?].*page=/
  await page.route(later, (route) => route.fulfill({ status: 500, json: { errors: [{ code: 'fault', message: 'It broke.' }] } }))
  await list.open()
  await list.expectCount(201)
  await list.grid.evaluate((grid) => grid.scrollTo(0, grid.scrollHeight))
  await expect(stopped).toHaveText(/Couldn't load more than 50\. It broke\..*Retry/)
  await expect(list.link(nameOf(49))).toBeInViewport()
  await expect(list.grid.getByRole('gridcell', { name: 'Loading' })).toHaveCount(0)
  await page.route(later, (route) => route.abort('connectionreset'))
  await stopped.getByRole('button', { name: 'Retry' }).click()
  const away = page.getByRole('status').filter({ hasText: "Can't reach the server." })
  await expect(away).toContainText('Only the first 50 are loaded.')
  await context.setOffline(true)
  await expect(page.getByRole('status').filter({ hasText: 'You are offline.' })).toContainText('Only the first 50 are loaded.')
  await expect(stopped).toBeHidden()
  // The line that says so may have taken its place from the last row.
  await list.grid.evaluate((grid) => grid.scrollTo(0, grid.scrollHeight))
  await expect(list.link(nameOf(49))).toBeInViewport()
  await page.unrouteAll()
  await context.setOffline(false)
  // The list has its whole length again a moment after the connection is back.
  await expect(async () => {
    await list.grid.evaluate((grid) => grid.scrollTo(0, grid.scrollHeight))
    await expect(list.link('Northlight')).toBeInViewport({ timeout: 1000 })
  }).toPass()
  await expect(stopped).toBeHidden()
})

test('the box of the head takes what has been read and does not look like all; deleting that, the next rows stand there', async ({
  page,
  space,
}) => {
  const list = contactListOf(page)
  const held = Promise.withResolvers<void>()
  await makeMany(space.admin, 260, (n) => ({ type: 'company', name: nameOf(n) }))
  await list.open()
  await list.expectCount(261)
  const box = list.grid.getByRole('columnheader').first().getByRole('checkbox')
  await box.click()
  await expect(list.bulk.getByRole('status')).toHaveText(/^(50|100) selected$/)
  const taken = Number.parseInt((await list.bulk.getByRole('status').textContent()) ?? '', 10)
  await expect(box).toHaveAccessibleName(`Select the ${taken} loaded so far`)
  await expect(box).toBeChecked({ indeterminate: true })
  await page.route('**/api/contacts/*', async (route) => {
    if (route.request().method() === 'DELETE') await held.promise
    await route.continue()
  })
  await list.act('Delete')
  await expect(list.link(nameOf(taken))).toBeInViewport()
  await expect(box).toBeChecked({ checked: false })
  held.resolve()
  await expect(page.getByText(`${taken} contacts deleted`)).toBeVisible()
  await list.expectCount(261 - taken)
  await list.grid.evaluate((grid) => grid.scrollTo(0, grid.scrollHeight))
  await expect(list.link('Northlight')).toBeInViewport()
})
