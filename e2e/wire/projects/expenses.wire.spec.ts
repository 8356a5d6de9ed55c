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
      `${of === 'projects' ? 'A project' : 'An expense'} uses this category. Choose another category for it first.`,
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

test('filters, sorts and counts expenses with the extension parameters', async ({ space }) => {
  const { admin } = space
  const member = await space.member()
  const project = await makeProject(admin)
  const travel = await makeNamedCategory(admin, 'expenses', 'Travel')
  const add = (fields: { [key: string]: string }, by = admin) => makeExpense(by, project, fields)
  const train = await add({ date: '2026-10-31', amount: '9.5', 'category-id': travel })
  const taxi = await add({ date: '2026-11-01', amount: '10', 'category-id': travel, billable: 'not billable' })
  const print = await add({ date: '2026-11-30', amount: '-0.25' }, member)
  const found = async (query: string) => idsAt(accepted(await admin.get(`/projects/${project}/expenses?${query}`)), 'expenses')
  expect(await found('')).toEqual([print, taxi, train])
  expect(await found('x-sort=date')).toEqual([train, taxi, print])
  expect(await found('x-sort=-amount')).toEqual([taxi, train, print])
  expect(await found('x-sort=amount')).toEqual([print, train, taxi])
  expect(await found(`x-category=${travel}`)).toEqual([taxi, train])
  expect(await found('x-uncategorized=1')).toEqual([print])
  expect(await found('x-billable=billable')).toEqual([print, train])
  expect(await found('x-billable=not%20billable')).toEqual([taxi])
  expect(await found('x-month=2026-11')).toEqual([print, taxi])
  expect(await found(`x-author=${member.id}`)).toEqual([print])
  expect(await found(`x-month=2026-11&x-category=${travel}`)).toEqual([taxi])
  expect(accepted(await admin.get(`/projects/${project}/expenses?x-count=1&x-month=2026-11`)).body).toMatchObject({ 'x-total': 2 })
  for (const query of ['x-month=2026-13', 'x-month=none', 'x-billable=yes', 'x-sort=notes', 'x-category=x'])
    refused(await admin.get(`/projects/${project}/expenses?${query}`), 400)
})

test('keeps the order by amount from page to page', async ({ space }) => {
  const { admin } = space
  const project = await makeProject(admin)
  const amounts = Array.from({ length: 30 }, (_, n) => ['-3', '0.1', '0.10', '12', '7.25', '100'][n % 6] as string)
  for (const amount of amounts) await makeExpense(admin, project, { amount })
  const pages = await readPages(admin, `/projects/${project}/expenses?x-sort=amount`, 'expenses')
  expect(pages.map((page) => page.length)).toEqual([25, 5])
  expect(pages.flat().map(({ amount }) => Number(amount))).toEqual(amounts.map(Number).toSorted((a, b) => a - b))
  const next = nextOf(accepted(await admin.get(`/projects/${project}/expenses?x-sort=amount`))) ?? ''
  refused(await admin.get(next.replace('x-sort=amount', 'x-sort=date')), 400)
})

test('sums expenses exactly by month, category and kind', async ({ space }) => {
  const { admin } = space
  const member = await space.member()
  const { id: project, client } = await openSite(space)
  const path = `/x/projects/${project}/expenses/summary`
  expect(accepted(await admin.get(path)).body).toEqual({ summary: [] })
  const travel = await makeNamedCategory(admin, 'expenses', 'Travel')
  const add = (date: string, amount: string, fields = {}, by = admin) => makeExpense(by, project, { date, amount, ...fields })
  await add('2026-11-01', '0.1')
  await add('2026-11-30', '0.2')
  await add('2026-11-30', '0.20', {}, member)
  await add('2026-11-30', '999999999999999.9999', { billable: 'not billable' })
  await add('2026-11-30', '999999999999999.9999', { billable: 'not billable' })
  await add('2026-10-31', '-20', { 'category-id': travel })
  await makeExpense(admin, await makeProject(admin, { name: 'Elsewhere' }), { amount: '5' })
  const small = { month: '2026-11', billable: 'billable', count: 3, amount: '0.5' }
  const large = { month: '2026-11', billable: 'not billable', count: 2, amount: '1999999999999999.9998' }
  const fares = { month: '2026-10', 'category-id': travel, billable: 'billable', count: 1, amount: '-20' }
  expect(accepted(await admin.get(path)).body).toEqual({ summary: [small, large, fares] })
  expect(accepted(await admin.get(`${path}?x-month=2026-10`)).body).toEqual({ summary: [fares] })
  expect(accepted(await admin.get(`${path}?x-uncategorized=1&x-billable=billable`)).body).toEqual({ summary: [small] })
  expect(accepted(await admin.get(`${path}?x-author=${member.id}`)).body).toEqual({ summary: [{ ...small, count: 1, amount: '0.2' }] })
  refused(await admin.get(`${path}?x-sort=date`), 400)
  refused(await client.get(path), 404)
  refused(await admin.get('/x/projects/999999999/expenses/summary'), 404)
})
