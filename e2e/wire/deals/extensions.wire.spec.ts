import { expect } from '@playwright/test'
import { accepted, at, idsAt, listAt, refused, textAt } from '../../fixtures/answers.ts'
import { makeMilestone, makeProject } from '../../fixtures/projects.ts'
import { makeCompany, makeDeal, upload } from '../../fixtures/records.ts'
import { makeTask, makeTaskList } from '../../fixtures/tasks.ts'
import { test } from '../../fixtures/test.ts'

test('accepts only a real day as the expected one', async ({ space }) => {
  const { admin } = space
  const id = await makeDeal(admin, { 'expected-on': '2028-02-29' })
  for (const day of ['2027-02-29', '2026-12-4', '20261204', '2026-12-04 10:00:00', 'tomorrow', '0'])
    refused(await admin.put(`/deals/${id}`, { case: { 'expected-on': day } }), 422, 'case.expected-on')
  expect(at(accepted(await admin.get(`/deals/${id}`)), 'deal.expected-on')).toBe('2028-02-29')
})

test('attaches and detaches files, which all who see the deal can download', async ({ cast }) => {
  const { creator, member, groupMember, groupId } = cast
  const [plan, offer] = [await upload(creator), await upload(creator)]
  const id = await makeDeal(creator, { attachment: [plan], visibility: 'group', 'group-id': groupId })
  const put = (...attachment: string[]) => creator.put(`/deals/${id}`, { case: { attachment } })
  accepted(await put(offer, `-${plan}`))
  expect(at(accepted(await groupMember.get(`/deals/${id}`)), 'deal.attachment')).toEqual([offer])
  accepted(await groupMember.get(`/download/${offer}`))
  refused(await member.get(`/download/${offer}`), 404)
  for (const change of [[`-${plan}`], [offer, offer], ['999999999']]) refused(await put(...change), 422, 'case.attachment')
  accepted(await creator.delete(`/deals/${id}`))
  refused(await groupMember.get(`/files/${offer}`), 404)
})

test('links a deal to the project that carries it out, and finds the deals of a project', async ({ space }) => {
  const { admin } = space
  const [project, other] = [await makeProject(admin), await makeProject(admin)]
  const member = await space.member('Mia')
  const [first, second] = [await makeDeal(admin, { 'project-id': project }), await makeDeal(admin)]
  expect(at(accepted(await member.get(`/deals/${first}`)), 'deal.project-id')).toBe(project)
  expect(accepted(await admin.get(`/deals/${second}`)).body).not.toHaveProperty('deal.project-id')
  accepted(await member.put(`/deals/${second}`, { case: { 'project-id': project } }))
  const deals = async (of: string) => idsAt(accepted(await member.get(`/deals?x-sort=created&x-project=${of}`)), 'deals')
  expect([await deals(project), await deals(other)]).toEqual([[first, second], []])
  expect(at(accepted(await admin.get(`/x/deals/summary?x-project=${project}`)), 'summary.0.count')).toBe(2)
  accepted(await member.put(`/deals/${first}`, { case: { 'project-id': other } }))
  accepted(await member.put(`/deals/${second}`, { case: { 'project-id': '' } }))
  expect([await deals(project), await deals(other)]).toEqual([[], [first]])
  refused(await admin.put(`/deals/${first}`, { case: { 'project-id': second } }), 422, 'case.project-id')
})

test('one undo takes back a new project and its deal together', async ({ space }) => {
  const { admin } = space
  const company = await makeCompany(admin, 'Fjordlys Ferries')
  const template = await makeProject(admin, { name: 'Booking site', status: 'template' })
  await makeMilestone(admin, template, { title: 'Research done' })
  await makeTask(admin, `/taskLists/${await makeTaskList(admin, template, 'Drawings')}/tasks`, 'Draw')
  const deal = await makeDeal(admin, { 'deal-status': 'won', 'deal-with': company })
  const group = { 'x-change-group': '6b8f1c1e-5d0a-4f0e-9a52-0f6f6f2d7c11' }
  const body = { project: { name: 'Night ferries', 'template-id': template, 'contact-id': company } }
  const made = accepted(await admin.post('/projects', body, group), 201)
  const project = textAt(made, 'project-id')
  const linked = accepted(await admin.put(`/deals/${deal}`, { case: { 'project-id': project } }, group))
  expect(at(accepted(await admin.get(`/projects/${project}`)), 'project.contact-id')).toBe(company)
  expect(listAt(accepted(await admin.get(`/projects/${project}/milestones`)), 'milestones')).toHaveLength(1)

  accepted(await admin.post(`/x/changes/${linked.headers['x-change']}/undo`))
  refused(await admin.get(`/projects/${project}`), 404)
  expect(accepted(await admin.get(`/deals/${deal}`)).body).not.toHaveProperty('deal.project-id')
})
