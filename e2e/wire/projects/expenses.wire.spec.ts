import { expect } from '@playwright/test'
import { accepted, at, idsAt, refused, textAt } from '../../fixtures/answers.ts'
import { nextOf, readPages } from '../../fixtures/pages.ts'
import { makeExpense, makeNamedCategory, makeProject, openSite } from '../../fixtures/projects.ts'
import { test } from '../../fixtures/test.ts'

test('returns an expense with its amount exactly as it was sent', async ({ space }) => {
  const { admin } = space
  const project = await makeProject(admin)
  const category = await makeNamedCategory(admin, 'expenses', 'Travel')
  const sent = {
    date: '2028-02-29',
    'category-id': category,
    amount: '-123456789012345.6780',
    notes: 'Two tickets',
    billable: 'not billable',
  }
  const made = accepted(await admin.post(`/projects/${project}/expenses`, { expense: sent }), 201)
  expect(made.body).toEqual({ 'expense-id': expect.stringMatching(/^[1-9]\d*$/) })
  const id = textAt(made, 'expense-id')
  expect(accepted(await admin.get(`/expenses/${id}`)).body).toMatchObject({
    expense: { id, ...sent, 'project-id': project, author: admin.id },
  })
  const plain = await makeExpense(admin, project)
  expect(accepted(await admin.get(`/expenses/${plain}`)).body).toMatchObject({ expense: { billable: 'billable', notes: '' } })
  refused(await admin.post(`/projects/${project}/expenses`, { expense: { amount: '1' } }), 422, 'expense.date')
  refused(await admin.post(`/projects/${project}/expenses`, { expense: { date: '2026-11-02' } }), 422, 'expense.amount')
  refused(await admin.post('/projects/999999999/expenses', { expense: sent }), 404)
})

test('trap 4: updates and deletes an expense at a singular path', async ({ space }) => {
  const { admin } = space
  const member = await space.member()
  const id = await makeExpense(admin, await makeProject(admin), { notes: 'Taxi' })
  expect(accepted(await member.put(`/expense/${id}`, { expense: { amount: '14', billable: 'not billable' } })).body).toEqual({})
  expect(accepted(await admin.get(`/expenses/${id}`)).body).toMatchObject({
    expense: { amount: '14', billable: 'not billable', notes: 'Taxi', date: '2026-11-02' },
  })
  for (const answer of [await admin.put(`/expenses/${id}`, { expense: { amount: '1' } }), await admin.delete(`/expenses/${id}`)]) {
    refused(answer, 405)
    expect(answer.headers.allow).toBe('GET, HEAD')
  }
  refused(await admin.get(`/expense/${id}`), 405)
  expect(accepted(await member.delete(`/expense/${id}`)).body).toEqual({})
  refused(await admin.get(`/expenses/${id}`), 404)
  refused(await admin.delete(`/expense/${id}`), 404)
})

test('lists expenses by date, newest first, twenty-five a page', async ({ space }) => {
  const { admin } = space
  const project = await makeProject(admin)
  const ids: string[] = []
  for (let n = 0; n < 28; n += 1) ids.push(await makeExpense(admin, project, { date: `2026-11-${String((n % 14) + 1).padStart(2, '0')}` }))
  const order = ids.map((id, n) => ({ id, day: n % 14, n })).toSorted((a, b) => b.day - a.day || b.n - a.n)
  const pages = await readPages(admin, `/projects/${project}/expenses`, 'expenses')
  expect(pages.map((page) => page.length)).toEqual([25, 3])
  expect(pages.flat().map(({ id }) => id)).toEqual(order.map(({ id }) => id))
  expect(nextOf(accepted(await admin.get(`/projects/${project}/expenses/2`)))).toBeUndefined()
  for (const page of ['0', 'x']) refused(await admin.get(`/projects/${project}/expenses/${page}`), 400)
})

test('hides expenses and their categories from clients', async ({ space }) => {
  const { admin } = space
  const { id: project, client } = await openSite(space)
  const id = await makeExpense(admin, project)
  for (const path of [`/projects/${project}/expenses`, `/expenses/${id}`, '/x/expenses/categories']) refused(await client.get(path), 404)
  refused(await client.post(`/projects/${project}/expenses`, { expense: { date: '2026-11-02', amount: '1' } }), 404)
  refused(await client.put(`/expense/${id}`, { expense: { amount: '1' } }), 404)
  refused(await client.delete(`/expense/${id}`), 404)
})

for (const of of ['expenses', 'projects'] as const)
  test(`lets administrators edit the workspace categories of ${of} and keeps one in use`, async ({ space }) => {
    const { admin } = space
    const member = await space.member()
    const [travel, print] = [await makeNamedCategory(admin, of, 'Travel'), await makeNamedCategory(admin, of, 'Print')]
    const path = `/x/${of}/categories`
    expect(accepted(await member.get(path)).body).toEqual({
      categories: [
        { id: print, name: 'Print' },
        { id: travel, name: 'Travel' },
      ],
    })
    refused(await admin.post(path, { category: { name: 'print' } }), 422, 'category.name')
    refused(await member.post(path, { category: { name: 'Ours' } }), 403)
    refused(await member.put(`${path}/${print}`, { category: { name: 'Ours' } }), 403)
    accepted(await admin.put(`${path}/${print}`, { category: { name: 'Printing' } }))
    const project = await makeProject(admin, of === 'projects' ? { 'category-id': travel } : {})
    const expense = of === 'expenses' ? await makeExpense(admin, project, { 'category-id': travel }) : ''
    const inUse = refused(await admin.delete(`${path}/${travel}`), 409)
    expect(textAt(inUse, 'errors.0.message')).toBe(
      `${of === 'projects' ? 'A project' : 'An expense'} is in this category. Move what is in it first.`,
    )
    accepted(
      of === 'projects'
        ? await admin.put(`/projects/${project}`, { project: { 'category-id': print } })
        : await admin.put(`/expense/${expense}`, { expense: { 'category-id': '' } }),
    )
    refused(await member.delete(`${path}/${travel}`), 403)
    accepted(await admin.delete(`${path}/${travel}`))
    expect(idsAt(accepted(await admin.get(path)), 'categories')).toEqual([print])
    expect(at(accepted(await admin.get(path)), 'categories.0.name')).toBe('Printing')
  })
