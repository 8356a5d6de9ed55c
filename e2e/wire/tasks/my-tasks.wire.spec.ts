import { expect } from '@playwright/test'
import { accepted, idsAt, listAt, refused, textAt } from '../../fixtures/answers.ts'
import type { Caller } from '../../fixtures/client.ts'
import { makeProject, takePart } from '../../fixtures/projects.ts'
import { makeContact, makeDeal } from '../../fixtures/records.ts'
import { makeTask, makeTaskList } from '../../fixtures/tasks.ts'
import { test } from '../../fixtures/test.ts'

const seen = async (by: Caller, query: string, ids: Record<string, string>) => {
  const found = idsAt(accepted(await by.get(`/my-tasks${query}`)), 'tasks')
  return found.map((id) => Object.keys(ids).find((name) => ids[name] === id))
}

test('the views of my tasks: what is open of mine, given to me, given by me, made by me, personal', async ({ space }) => {
  const { admin } = space
  const mia = await space.member()
  const project = await makeProject(admin)
  const list = `/taskLists/${await makeTaskList(admin, project)}/tasks`
  const deal = await makeDeal(admin)
  const ids = {
    given: await makeTask(admin, list, 'Given', { responsibles: [mia.id] }),
    both: await makeTask(admin, `/deals/${deal}/tasks`, 'Both', { responsibles: [mia.id, admin.id] }),
    own: await makeTask(mia, list, 'Own', { responsibles: [mia.id] }),
    nobody: await makeTask(mia, `/projects/${project}/inbox`, 'Nobody'),
    personal: await makeTask(mia, '/tasks/personal', 'Personal'),
    help: await makeTask(admin, '/tasks/personal', 'Help', { responsibles: [mia.id] }),
    done: await makeTask(admin, list, 'Done', { responsibles: [mia.id] }),
  }
  accepted(await mia.put(`/tasks/${ids.done}/done`))
  expect(await seen(mia, '', ids)).toEqual(['given', 'both', 'own', 'personal', 'help'])
  expect(await seen(mia, '?view=my_tasks', ids)).toEqual(['given', 'both', 'own', 'personal', 'help'])
  expect(await seen(mia, '?view=tasks_assigned_to_me', ids)).toEqual(['given', 'both', 'own', 'help'])
  expect(await seen(mia, '?view=tasks_created_by_me', ids)).toEqual(['own', 'nobody', 'personal'])
  expect(await seen(mia, '?view=personal_tasks', ids)).toEqual(['personal', 'help'])
  expect(await seen(admin, '?view=tasks_assigned_by_me', ids)).toEqual(['given', 'both', 'help'])
  expect(await seen(mia, '?view=tasks_assigned_by_me', ids)).toEqual([])
  expect(await seen(mia, '?x-done-today=1', ids)).toEqual(['given', 'both', 'own', 'personal', 'help', 'done'])
  expect(await seen(mia, `?project_id=${project}`, ids)).toEqual(['given', 'own'])
  expect(await seen(mia, '?project_id=999999999', ids)).toEqual([])
  expect(listAt(accepted(await mia.get('/my-tasks')), 'tasks')[1]).toMatchObject({
    'deal-id': deal,
    'belongs-to': 'Night ferries',
    position: '1',
  })
})

test('sorted by when it is due or begins, when it was made, how urgent it is and how long it takes', async ({ space }) => {
  const { admin } = space
  const make = (subject: string, fields = {}) => makeTask(admin, '/tasks/personal', subject, fields)
  const ids = {
    a: await make('A', { 'due-date': '2031-01-02', 'start-date': '2031-01-01', 'estimated-time': '10', priority: 'low' }),
    b: await make('B', { 'due-date': '2031-01-01 10:00:00', 'estimated-time': '2.5' }),
    c: await make('C', { 'start-date': '2030-01-01', priority: 'high' }),
  }
  expect(await seen(admin, '', ids)).toEqual(['b', 'a', 'c'])
  expect(await seen(admin, '?sort=due_date', ids)).toEqual(['b', 'a', 'c'])
  expect(await seen(admin, '?sort=start_date', ids)).toEqual(['c', 'a', 'b'])
  expect(await seen(admin, '?sort=creation_date', ids)).toEqual(['c', 'b', 'a'])
  expect(await seen(admin, '?sort=priority', ids)).toEqual(['c', 'b', 'a'])
  expect(await seen(admin, '?sort=estimated_time', ids)).toEqual(['b', 'a', 'c'])
  expect(await seen(admin, '?x-due-by=2031-01-02', ids)).toEqual(['b', 'a'])
  expect(await seen(admin, '?x-due-by=2031-01-01', ids)).toEqual(['b'])
  expect(await seen(admin, '?x-due-by=2030-12-31', ids)).toEqual([])
})

test('in groups the list stays flat, in their order, and each task names its group', async ({ space }) => {
  const { admin } = space
  const mia = await space.member('Aline')
  const project = await makeProject(admin)
  const list = `/taskLists/${await makeTaskList(admin, project)}/tasks`
  const ids = {
    personal: await makeTask(admin, '/tasks/personal', 'Personal', { priority: 'low' }),
    contact: await makeTask(admin, `/contacts/${await makeContact(admin)}/tasks`, 'Contact', { responsibles: [mia.id, admin.id] }),
    listed: await makeTask(admin, list, 'Listed', { responsibles: [admin.id], priority: 'high' }),
  }
  accepted(await admin.put(`/tasks/${ids.listed}/started`))
  const grouped = async (group: string) =>
    listAt(accepted(await admin.get(`/my-tasks?group=${group}&sort=creation_date`)), 'tasks').map((task) => [task.subject, task['x-group']])
  expect(await grouped('type')).toEqual([
    ['Listed', 'project'],
    ['Contact', 'contact'],
    ['Personal', 'personal'],
  ])
  expect(await grouped('priority')).toEqual([
    ['Listed', 'high'],
    ['Contact', 'normal'],
    ['Personal', 'low'],
  ])
  expect(await grouped('status')).toEqual([
    ['Listed', 'started'],
    ['Contact', 'not started'],
    ['Personal', 'not started'],
  ])
  expect(await grouped('responsible')).toEqual([
    ['Contact', mia.id],
    ['Listed', admin.id],
    ['Personal', 'none'],
  ])
  expect(await grouped('dont_group')).toEqual([
    ['Listed', undefined],
    ['Contact', undefined],
    ['Personal', undefined],
  ])
})

test('the filter finds every word in the subject, without regard to case and accents; unknown values are 400', async ({ space }) => {
  const { admin } = space
  const ids = {
    zurich: await makeTask(admin, '/tasks/personal', 'Call Zürich about 100% wool'),
    zero: await makeTask(admin, '/tasks/personal', 'Call about zero'),
  }
  const filter = (words: string) => seen(admin, `?query=${encodeURIComponent(words)}`, ids)
  expect(await filter('zurich CALL')).toEqual(['zurich'])
  expect(await filter('call')).toEqual(['zurich', 'zero'])
  expect(await filter('100%')).toEqual(['zurich'])
  expect(await filter('_')).toEqual([])
  expect(await filter('   ')).toEqual(['zurich', 'zero'])
  for (const query of [
    'view=mine',
    'sort=name',
    'group=none',
    'project_id=x',
    'project-id=1',
    'view=my_tasks&view=my_tasks',
    'x-due-by=tomorrow',
    'x-done-today=yes',
    'x-done=0',
    'x-done=501',
    'x-done=all',
  ])
    refused(await admin.get(`/my-tasks?${query}`), 400)
})

test('my tasks hold only what I still see', async ({ cast }) => {
  const { admin, client, creator, member } = cast
  const contact = await makeContact(creator)
  const ids = { call: await makeTask(creator, `/contacts/${contact}/tasks`, 'Call', { responsibles: [member.id] }) }
  expect(await seen(member, '', ids)).toEqual(['call'])
  accepted(await creator.put(`/contacts/${contact}`, { contact: { visibility: 'only-me' } }))
  expect(await seen(member, '', ids)).toEqual([])
  const project = await makeProject(admin)
  const company = textAt(accepted(await client.get('/x/me')), 'me.company-id')
  await takePart(admin, project, company)
  const list = `/taskLists/${await makeTaskList(admin, project)}/tasks`
  const theirs = { photos: await makeTask(admin, list, 'Photographs', { responsibles: [client.id] }) }
  expect(await seen(client, '', theirs)).toEqual(['photos'])
  accepted(await admin.put(`/x/projects/${project}/companies`, { companies: [`-${company}`] }))
  expect(await seen(client, '', theirs)).toEqual([])
})

test('x-done adds the newest completed tasks of every view', async ({ space }) => {
  const { admin } = space
  const make = (subject: string) => makeTask(admin, '/tasks/personal', subject, { responsibles: [admin.id] })
  const ids = { first: await make('First'), second: await make('Second'), third: await make('Third'), open: await make('Open') }
  for (const id of [ids.third, ids.first, ids.second]) accepted(await admin.put(`/tasks/${id}/done`))
  for (const view of ['my_tasks', 'tasks_assigned_to_me', 'tasks_created_by_me', 'personal_tasks']) {
    expect([view, await seen(admin, `?view=${view}`, ids)]).toEqual([view, ['open']])
    expect([view, await seen(admin, `?view=${view}&x-done=500`, ids)]).toEqual([view, ['open', 'first', 'second', 'third']])
    expect((await seen(admin, `?view=${view}&x-done=2&x-done-today=1`, ids)).length).toBe(4)
    expect((await seen(admin, `?view=${view}&x-done=2`, ids)).length).toBe(3)
  }
})

test('tasks of archived projects and of templates are nobody’s open work, unless one asks for the project', async ({ space }) => {
  const { admin } = space
  const responsibles = [admin.id]
  const ids: Record<string, string> = { personal: await makeTask(admin, '/tasks/personal', 'Personal') }
  const projects: Record<string, string> = {}
  for (const status of ['active', 'silent', 'archived', 'template']) {
    const project = await makeProject(admin, { status })
    projects[status] = project
    ids[status] = await makeTask(admin, `/projects/${project}/inbox`, status, { responsibles: admin.id })
    ids[`${status} done`] = await makeTask(admin, `/taskLists/${await makeTaskList(admin, project)}/tasks`, 'Done', { responsibles })
    accepted(await admin.put(`/tasks/${ids[`${status} done`]}/done`))
  }
  expect((await seen(admin, '', ids)).toSorted()).toEqual(['active', 'personal', 'silent'])
  expect(await seen(admin, `?project_id=${projects.archived}`, ids)).toEqual(['archived'])
  expect((await seen(admin, '?x-done=100', ids)).filter((name) => name?.endsWith('done'))).toHaveLength(4)
})
