import { expect } from '@playwright/test'
import { accepted, at, refused } from '../../fixtures/answers.ts'
import { makeCase, makeDeal } from '../../fixtures/records.ts'
import { test } from '../../fixtures/test.ts'
import { newWorkspace } from '../../fixtures/workspace.ts'

test('answers 507 when a workspace is full of deals or cases, until one is deleted', async ({ start }) => {
  const service = await start({ CAPACITY_DEALS: '2', CAPACITY_CASES: '1' })
  const { admin } = await newWorkspace(service)
  const used = async () => at(accepted(await admin.get('/x/me')), 'me.account.used')
  const [deal] = [await makeDeal(admin), await makeDeal(admin)]
  const one = await makeCase(admin)
  expect(at(accepted(await admin.get('/x/me')), 'me.account.capacity')).toMatchObject({ deals: 2, cases: 1 })
  refused(await admin.post('/deals', { case: { name: 'Third' } }), 507)
  refused(await admin.post('/cases', { case: { name: 'Second' } }), 507)
  expect(await used()).toMatchObject({ deals: 2, cases: 1 })
  const gone = accepted(await admin.delete(`/deals/${deal}`))
  expect(await used()).toMatchObject({ deals: 1, cases: 1 })
  await makeDeal(admin)
  refused(await admin.post(`/x/changes/${gone.headers['x-change']}/undo`), 507)
  accepted(await admin.delete(`/cases/${one}`))
  await makeCase(admin)
  expect(await used()).toMatchObject({ deals: 2, cases: 1 })
})
