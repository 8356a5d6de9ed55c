import { expect } from '@playwright/test'
import { accepted, idsAt, listAt, refused, textAt } from '../../fixtures/answers.ts'
import { makeCase, makeDeal } from '../../fixtures/records.ts'
import { test } from '../../fixtures/test.ts'

test('lists deals and cases without an open task', async ({ space: { admin } }) => {
  const [busy, idle] = [await makeDeal(admin, { name: 'Busy' }), await makeDeal(admin, { name: 'Idle', currency: 'EUR' })]
  const [open, waiting] = [await makeCase(admin, { name: 'Open' }), await makeCase(admin, { name: 'Waiting' })]
  const task = { task: { subject: 'Call', responsibles: [admin.id] } }
  const onDeal = textAt(accepted(await admin.post(`/deals/${busy}/tasks`, task), 201), 'task-id')
  const onCase = textAt(accepted(await admin.post(`/cases/${open}/tasks`, task), 201), 'task-id')
  const deals = async () => idsAt(accepted(await admin.get('/deals?x-without-task=1&x-count=1')), 'deals')
  const cases = async () => idsAt(accepted(await admin.get('/cases?x-without-task=1&status=open')), 'cases')
  expect([await deals(), await cases()]).toEqual([[idle], [waiting]])
  expect(listAt(accepted(await admin.get('/x/deals/summary?x-without-task=1')), 'summary')).toMatchObject([{ count: 1 }])
  for (const id of [onDeal, onCase]) accepted(await admin.put(`/tasks/${id}/done`))
  expect([await deals(), await cases()]).toEqual([
    [idle, busy],
    [waiting, open],
  ])
  refused(await admin.get('/deals?x-without-task=yes'), 400)
})
