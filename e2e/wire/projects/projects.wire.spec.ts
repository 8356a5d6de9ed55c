import { expect } from '@playwright/test'
import { accepted, at, idsAt, listAt, refused, textAt } from '../../fixtures/answers.ts'
import {
  makeExpense,
  makeLink,
  makeMessage,
  makeMilestone,
  makeNamedCategory,
  makeProject,
  openSite,
  takePart,
} from '../../fixtures/projects.ts'
import { makeCompany, makeContact } from '../../fixtures/records.ts'
import { test } from '../../fixtures/test.ts'

test('returns a project as it was sent, with its defaults', async ({ space }) => {
  const { admin } = space
  const sent = {
    name: 'Signage & <b>wayfinding</b>',
    'category-id': await makeNamedCategory(admin, 'projects', 'Retainers'),
    'contact-id': await makeContact(admin),
    'overview-page-announcement': '<p>We open on <strong>1 May</strong>.</p>',
    'start-page': 'messages',
    'no-email-notifications': '1',
    'display-announcement': '1',
    'allow-html-in-announcement': '1',
    'default-to-private': '1',
    'x-clients-may': 'comment',
    status: 'silent',
  }
  const made = accepted(await admin.post('/projects', { project: sent }), 201)
  expect(made.body).toEqual({ 'project-id': expect.stringMatching(/^[1-9]\d*$/) })
  const id = textAt(made, 'project-id')
  expect(accepted(await admin.get(`/projects/${id}`)).body).toEqual({
    project: { id, ...sent, author: admin.id, 'created-at': expect.any(String), 'updated-at': expect.any(String) },
  })
  const plain = await makeProject(admin)
  expect(accepted(await admin.get(`/projects/${plain}`)).body).toMatchObject({
    project: {
      status: 'active',
      'start-page': 'overview',
      'display-announcement': '0',
      'overview-page-announcement': '',
      'x-clients-may': 'work',
    },
  })
})

test('changes only the fields that are sent; an empty text clears a reference', async ({ space }) => {
  const { admin } = space
  const category = await makeNamedCategory(admin, 'projects', 'Retainers')
  const id = await makeProject(admin, { 'category-id': category, 'contact-id': await makeContact(admin) })
  expect(accepted(await admin.put(`/projects/${id}`, { project: { status: 'archived', 'contact-id': '' } })).body).toEqual({})
  const { project } = accepted(await admin.get(`/projects/${id}`)).body as { project: Record<string, unknown> }
  expect(project).toMatchObject({ name: 'Signage', status: 'archived', 'category-id': category })
  expect('contact-id' in project).toBe(false)
  refused(await admin.put(`/projects/${id}`, { project: { name: '' } }), 422, 'project.name')
  refused(await admin.put(`/projects/${id}`, { project: { 'template-id': id } }), 422, 'project.template-id')
  refused(await admin.put('/projects/999999999', { project: { name: 'A' } }), 404)
})

test('the history says that a project was archived, announced and shared', async ({ space }) => {
  const { admin } = space
  const id = await makeProject(admin)
  const company = textAt(
    accepted(await admin.post('/contacts', { contact: { type: 'company', name: 'Harbour Works' } }), 201),
    'contact-id',
  )
  accepted(await admin.put(`/projects/${id}`, { project: { 'overview-page-announcement': 'We open on 1 May.' } }))
  accepted(await admin.put(`/x/projects/${id}/companies`, { companies: [company] }))
  accepted(await admin.put(`/x/projects/${id}/companies`, { companies: [`-${company}`] }))
  accepted(await admin.put(`/projects/${id}`, { project: { status: 'archived' } }))
  accepted(await admin.put(`/projects/${id}`, { project: { status: 'active' } }))
  accepted(await admin.put(`/projects/${id}`, { project: { 'start-page': 'tasks' } }))
  const changes = listAt(accepted(await admin.get(`/x/changes?resource=projects&resource-id=${id}`)), 'changes')
  expect(changes.map(({ action }) => action)).toEqual([
    ...['project updated', 'project reactivated', 'project archived', 'project unshared', 'project shared', 'project announced'],
    'project created',
  ])
})

test('lets administrators create and change projects; invalid values are 422', async ({ cast }) => {
  const { admin, member, client, stranger } = cast
  const id = await makeProject(admin)
  for (const by of [member, client]) refused(await by.post('/projects', { project: { name: 'Ours' } }), 403)
  refused(await member.put(`/projects/${id}`, { project: { name: 'Ours' } }), 403)
  for (const by of [client, stranger]) refused(await by.put(`/projects/${id}`, { project: { name: 'Ours' } }), 404)
  refused(await admin.post('/projects', { project: { status: 'active' } }), 422, 'project.name')
  refused(await admin.post('/projects', { project: { name: 'A', 'start-page': 'files' } }), 422, 'project.start-page')
  accepted(await member.get(`/projects/${id}`))
})

test('lists all visible projects by name, without paging', async ({ space }) => {
  const { admin } = space
  const names = ['åpen', 'Zebra', 'aker', 'Ängel', ...Array.from({ length: 60 }, (_, n) => `Nr ${String(n).padStart(2, '0')}`)]
  for (const name of names) await makeProject(admin, { name })
  const { projects } = accepted(await admin.get('/projects')).body as { projects: { name: string }[] }
  expect(projects.slice(0, 3).map(({ name }) => name)).toEqual(['aker', 'Ängel', 'åpen'])
  expect(projects.slice(-2).map(({ name }) => name)).toEqual(['Nr 59', 'Zebra'])
  const company = await makeCompany(admin, 'Harbour Works')
  const client = await space.client(company)
  expect(accepted(await client.get('/projects')).body).toEqual({ projects: [] })
  const one = idsAt(accepted(await admin.get('/projects')), 'projects')[3] as string
  await takePart(admin, one, company)
  expect(idsAt(accepted(await client.get('/projects')), 'projects')).toEqual([one])
})

test('trap 8: counts visible projects by status in JSON integers', async ({ space }) => {
  const { admin } = space
  const { client } = await openSite(space)
  for (const status of ['active', 'silent', 'silent', 'template', 'archived']) await makeProject(admin, { status })
  expect(accepted(await admin.get('/projects/count')).body).toEqual({ count: { active: 2, silent: 2, archived: 1, template: 1 } })
  expect(accepted(await client.get('/projects/count')).body).toEqual({ count: { active: 1, silent: 0, archived: 0, template: 0 } })
})

test('sanitizes an announcement on write, whatever its flag, and answers 422 to deep nesting', async ({ space }) => {
  const { admin } = space
  const evil = '<p onclick="x()">Hi<script>alert(1)</script><img src=x onerror=y> <a href="javascript:z">there</a></p>'
  const id = await makeProject(admin, { 'overview-page-announcement': evil })
  expect(at(accepted(await admin.get(`/projects/${id}`)), 'project.overview-page-announcement')).toBe('<p>Hi <a>there</a></p>')
  const deep = (depth: number) => `${'<div>'.repeat(depth)}x${'</div>'.repeat(depth)}`
  const put = (announcement: string) => admin.put(`/projects/${id}`, { project: { 'overview-page-announcement': announcement } })
  accepted(await put(deep(100)))
  for (const depth of [101, 5000]) refused(await put(deep(depth)), 422, 'project.overview-page-announcement')
})

test('copies a project from a template and from nothing else', async ({ space }) => {
  const { admin } = space
  const template = await makeProject(admin, { status: 'template' })
  accepted(await admin.post(`/projects/${template}/categories`, { category: { name: 'Drafts', type: 'writeboard' } }), 201)
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  const weekday = [3, 4, 5].map(day).find((date) => ![0, 6].includes(new Date(date).getUTCDay())) ?? ''
  await makeMilestone(admin, template, { title: 'Kick-off', deadline: weekday })
  const id = await makeProject(admin, { 'template-id': template })
  const milestones = listAt(accepted(await admin.get(`/projects/${id}/milestones`)), 'milestones')
  expect(milestones).toMatchObject([{ title: 'Kick-off', deadline: weekday, 'completed-at': '', 'project-id': id }])
  expect(accepted(await admin.get(`/projects/${id}/categories`)).body).toMatchObject({
    categories: [{ name: 'Drafts', type: 'writeboard' }],
  })
  expect(at(accepted(await admin.get(`/projects/${id}`)), 'project.status')).toBe('active')
  refused(await admin.post('/projects', { project: { name: 'A', 'template-id': id } }), 422, 'project.template-id')
})

test('adds the card of each project to the list, as far as the reader sees it', async ({ space }) => {
  const { admin, ownCompanyId } = space
  const { id, companyId, client } = await openSite(space)
  const milestone = await makeMilestone(admin, id, { title: 'Opening', deadline: '2026-12-01' })
  await makeMilestone(admin, id, { title: 'Later', deadline: '2026-12-02' })
  accepted(await admin.post(`/x/projects/${id}/taskLists`, { 'task-list': { name: 'Build' } }), 201)
  await takePart(admin, id, ownCompanyId)
  const card = {
    companies: expect.arrayContaining([{ id: companyId, name: 'Harbour Works' }]),
    clients: 1,
    lists: 1,
    milestones: 2,
    'next-milestone': { id: milestone, title: 'Opening', deadline: '2026-12-01' },
  }
  const cardFor = async (by: typeof admin) => at(accepted(await by.get('/projects?x-card=1')), 'projects.0.x-card')
  expect(await cardFor(admin)).toEqual({ ...card, 'worked-at': expect.any(String) })
  expect(await cardFor(client)).toEqual(card)
  expect(at(accepted(await admin.get('/projects')), 'projects.0')).not.toHaveProperty('x-card')
})

test('counts what the reader sees in a project', async ({ space }) => {
  const { admin } = space
  const { id, client, outsider } = await openSite(space)
  await makeMessage(admin, id)
  await makeMessage(admin, id, { 'is-private': '1' })
  const done = await makeMilestone(admin, id)
  accepted(await admin.put(`/milestones/${done}`, { milestone: { 'completed-at': '2026-11-02' } }))
  await makeMilestone(admin, id)
  await makeExpense(admin, id)
  await makeLink(admin, id)
  const counts = { messages: 2, milestones: 1, tasks: 0, inbox: 0, expenses: 1, files: 0, writeboards: 0, links: 1, people: 2 }
  expect(accepted(await admin.get(`/x/projects/${id}/counts`)).body).toEqual({ counts })
  expect(at(accepted(await client.get(`/x/projects/${id}/counts`)), 'counts.messages')).toBe(1)
  refused(await outsider.get(`/x/projects/${id}/counts`), 404)
})
