import { expect } from '@playwright/test'
import { accepted, idsAt, refused } from '../../fixtures/answers.ts'
import { makeProject, openSite, takePart } from '../../fixtures/projects.ts'
import { makeCompany, makeContact } from '../../fixtures/records.ts'
import { test } from '../../fixtures/test.ts'

test('lists visible contacts of type company and the account’s own, by name', async ({ space }) => {
  const { admin, ownCompanyId } = space
  const member = await space.member()
  await makeContact(admin)
  const [works, aker] = [await makeCompany(admin, 'Works'), await makeCompany(admin, 'Aker')]
  const secret = await makeCompany(admin, 'Secret', { visibility: 'only-me' })
  expect(accepted(await member.get('/companies')).body).toEqual({
    companies: [
      { id: aker, name: 'Aker' },
      { id: ownCompanyId, name: 'Northlight' },
      { id: works, name: 'Works' },
    ],
  })
  expect(accepted(await member.get(`/companies/${works}`)).body).toEqual({ company: { id: works, name: 'Works' } })
  accepted(await admin.get(`/companies/${secret}`))
  refused(await member.get(`/companies/${secret}`), 404)
})

test('shows clients their own company, the account’s, and public ones in shared projects', async ({ space }) => {
  const { admin, ownCompanyId } = space
  const { id, companyId, client, outsider } = await openSite(space)
  const [partner, other] = [await makeCompany(admin, 'Partner'), await makeCompany(admin, 'Other')]
  const secret = await makeCompany(admin, 'Secret', { visibility: 'only-me' })
  await takePart(admin, id, partner, secret)
  await takePart(admin, await makeProject(admin), other)
  expect(idsAt(accepted(await client.get('/companies')), 'companies').toSorted()).toEqual([ownCompanyId, companyId, partner].toSorted())
  expect(idsAt(accepted(await client.get(`/projects/${id}/companies`)), 'companies')).toEqual([companyId, partner])
  for (const path of [`/companies/${other}`, `/companies/${secret}`, `/contacts/${companyId}`]) refused(await client.get(path), 404)
  refused(await outsider.get(`/projects/${id}/companies`), 404)
})

test('trap 9: adds a listed company to the project and removes one with a minus, which changes its users’ access', async ({ space }) => {
  const { admin } = space
  const { id, companyId, client } = await openSite(space)
  const other = await makeCompany(admin, 'Other')
  accepted(await client.get(`/projects/${id}`))
  expect((await takePart(admin, id, other, `-${companyId}`)).body).toEqual({})
  expect(idsAt(accepted(await admin.get(`/projects/${id}/companies`)), 'companies')).toEqual([other])
  refused(await client.get(`/projects/${id}`), 404)
  refused(await admin.put(`/x/projects/${id}/companies`, { companies: [await makeContact(admin)] }), 422, 'companies.0')
  refused(await (await space.member()).put(`/x/projects/${id}/companies`, { companies: [companyId] }), 403)
})
