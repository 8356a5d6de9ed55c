import { expect } from '@playwright/test'
import { accepted, listAt, refused, textAt } from '../../fixtures/answers.ts'
import { makeCompany, makeContact } from '../../fixtures/records.ts'
import { test } from '../../fixtures/test.ts'

test('shares a new project with companies, whose people see it', async ({ space }) => {
  const { admin } = space
  const company = await makeCompany(admin, 'Fjordline')
  const carl = await space.client(company)
  const person = await makeContact(admin)
  const create = (companies: string[]) => admin.post('/projects', { project: { name: 'Website', 'x-companies': companies } })
  for (const id of [person, '999999999', `-${company}`]) refused(await create([id]), 422, 'project.x-companies.0')
  const id = textAt(accepted(await create([company]), 201), 'project-id')
  expect(listAt(accepted(await carl.get('/projects')), 'projects').map((project) => project.id)).toEqual([id])
})
