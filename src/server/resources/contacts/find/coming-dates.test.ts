import { expect, it } from 'vitest'
import { createContact, listComingDates } from '../../../../contract/contacts/contacts.ts'
import { updateMe } from '../../../../contract/x/people/me.ts'
import { openWorld } from '../../../testing/world.ts'

/** Returns a world at noon of a day, with an administrator who adds dates and reads those that come. */
const worldOn = async (day: string) => {
  const world = await openWorld()
  world.pass((Date.parse(`${day}T12:00:00Z`) - Date.UTC(2026, 10, 17, 9)) / 1000)
  const account = await world.account()
  const { admin } = account
  const add = (name: string, date: string, more: object = {}) =>
    admin.call(createContact, {
      body: { contact: { type: 'person', name, importantDates: [{ type: 'birthday', date, isEveryYear: true }], ...more } },
    })
  const read = async (by = admin, until = '') => {
    const { reply } = await by.call(listComingDates, { query: { until } })
    return reply.dates.map(({ name, day, years }) => [name, day, years])
  }
  return { world, account, admin, add, read }
}

it('lists the dates of the next weeks over New Year, with and without a year', async () => {
  const { world, account, admin, add, read } = await worldOn('2026-12-20')
  await add('January', '1990-01-05')
  await add('Today', '--12-20')
  await add('Eve', '1984-12-31')
  await add('Yesterday', '--12-19')
  await add('February', '--02-01')
  await add('Unborn', '2028-12-25')
  await add('Once', '2000-12-24', { importantDates: [{ type: 'other', date: '2000-12-24', isEveryYear: false }] })
  await add('Hidden', '--12-21', { visibility: 'only-me' })
  const seen = [
    ['Today', '2026-12-20', undefined],
    ['Hidden', '2026-12-21', undefined],
    ['Eve', '2026-12-31', 42],
    ['January', '2027-01-05', 37],
  ]
  expect(await read(admin, '2027-01-17')).toEqual(seen)
  expect(await read(admin, '2026-12-20')).toEqual(seen.slice(0, 1))
  expect(await read(admin, '2026-12-19')).toEqual([])
  const member = await account.member()
  expect(await read(member, '2027-01-17')).toEqual(seen.filter(([name]) => name !== 'Hidden'))
  await member.call(updateMe, { body: { me: { timeZone: 'Pacific/Kiritimati' } } })
  expect(await read(member, '2026-12-21')).toEqual([])
  await world.end()
})

it.each([
  ['2027-02-20', '2027-03-05', '2027-02-28', 43],
  ['2027-02-28', '2027-02-28', '2027-02-28', 43],
  ['2028-02-20', '2028-03-05', '2028-02-29', 44],
])('on %s, 29 February comes until %s on %s', async (today, until, day, years) => {
  const { world, admin, add, read } = await worldOn(today)
  await add('Leap', '1984-02-29')
  await add('March', '--03-01')
  const coming = await read(admin, until)
  expect(coming[0]).toEqual(['Leap', day, years])
  expect(coming.filter(([name]) => name === 'Leap')).toHaveLength(1)
  await world.end()
})

it('says that there are more than it lists', async () => {
  const { world, admin, add } = await worldOn('2026-12-20')
  for (let n = 0; n < 201; n += 1) await add(`Person ${n}`, '--12-21')
  const { reply } = await admin.call(listComingDates, { query: { until: '2026-12-24' } })
  expect([reply.dates.length, reply.more]).toEqual([200, true])
  await world.end()
})
