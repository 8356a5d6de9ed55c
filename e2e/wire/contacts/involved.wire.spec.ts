import { expect } from '@playwright/test'
import { accepted, at, refused } from '../../fixtures/answers.ts'
import { makeCase, makeContact, makeDeal } from '../../fixtures/records.ts'
import { test } from '../../fixtures/test.ts'

test('moves deals and cases to the winner of a merge without duplicates, and undoes it exactly', async ({ space }) => {
  const { admin } = space
  const mia = await space.member()
  const [looser, winner, other] = [await makeContact(admin), await makeContact(admin), await makeContact(admin)]
  const both = await makeDeal(admin, { 'deal-with': looser, 'involved-people': [looser, other, winner] })
  const alone = await makeDeal(admin, { 'deal-with': other, 'involved-people': [other, looser] })
  const hidden = await makeDeal(mia, { 'deal-with': looser, visibility: 'only-me' })
  const one = await makeCase(admin, { 'involved-people': [looser, other] })
  const involved = async () => [
    at(accepted(await admin.get(`/deals/${both}`)), 'deal'),
    at(accepted(await admin.get(`/deals/${alone}`)), 'deal'),
    at(accepted(await mia.get(`/deals/${hidden}`)), 'deal'),
    at(accepted(await admin.get(`/cases/${one}`)), 'case'),
  ]
  const before = await involved()
  const merged = accepted(await admin.put(`/contacts/merge?looser_id=${looser}&winner_id=${winner}`))
  expect(await involved()).toMatchObject([
    { 'deal-with': winner, 'involved-people': [other, winner] },
    { 'deal-with': other, 'involved-people': [other, winner] },
    { 'deal-with': winner, 'involved-people': [] },
    { 'involved-people': [winner, other] },
  ])
  refused(await admin.get(`/deals/${hidden}`), 404)
  accepted(await admin.post(`/x/changes/${merged.headers['x-change']}/undo`))
  const dated = (records: unknown[]) => records.map((record) => ({ ...(record as object), 'updated-at': '' }))
  expect(dated(await involved())).toEqual(dated(before))
})

test('keeps deals and cases without a deleted contact, and undo restores the contact in them', async ({ space }) => {
  const { admin } = space
  const [gone, other] = [await makeContact(admin), await makeContact(admin)]
  const deal = await makeDeal(admin, { 'deal-with': gone, 'involved-people': [gone, other] })
  const one = await makeCase(admin, { 'involved-people': [gone] })
  const removed = accepted(await admin.delete(`/contacts/${gone}`))
  const left = accepted(await admin.get(`/deals/${deal}`))
  expect([at(left, 'deal.deal-with'), at(left, 'deal.involved-people')]).toEqual([undefined, [other]])
  expect(at(accepted(await admin.get(`/cases/${one}`)), 'case.involved-people')).toEqual([])
  accepted(await admin.post(`/x/changes/${removed.headers['x-change']}/undo`))
  expect(accepted(await admin.get(`/deals/${deal}`)).body).toMatchObject({ deal: { 'deal-with': gone, 'involved-people': [gone, other] } })
  expect(at(accepted(await admin.get(`/cases/${one}`)), 'case.involved-people')).toEqual([gone])
})
