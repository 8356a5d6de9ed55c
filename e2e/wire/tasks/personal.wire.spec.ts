import { expect } from '@playwright/test'
import { accepted, at, idsAt, refused } from '../../fixtures/answers.ts'
import { makeTask, placesAt } from '../../fixtures/tasks.ts'
import { test } from '../../fixtures/test.ts'

test('personal tasks are for who made them and who is responsible', async ({ cast }) => {
  const { creator, selectedPerson, member, admin, client } = cast
  const mine = await makeTask(creator, '/tasks/personal', 'Mine')
  const ours = await makeTask(creator, '/tasks/personal', 'Ours', { responsibles: [selectedPerson.id] })
  expect(idsAt(accepted(await creator.get('/tasks/personal')), 'tasks')).toEqual([mine, ours])
  expect(idsAt(accepted(await selectedPerson.get('/tasks/personal')), 'tasks')).toEqual([ours])
  expect(await placesAt(selectedPerson, '/tasks/personal')).toEqual([['Ours', null]])
  for (const other of [member, admin, client]) {
    expect(accepted(await other.get('/tasks/personal')).body).toEqual({ tasks: [] })
    for (const id of [mine, ours]) {
      refused(await other.get(`/tasks/${id}`), 404)
      refused(await other.put(`/tasks/${id}/done`), 404)
      refused(await other.get(`/tasks/${id}/comments`), 404)
    }
  }
  accepted(await selectedPerson.put(`/tasks/${ours}`, { task: { subject: 'All of ours' } }))
  refused(await selectedPerson.put(`/tasks/${ours}`, { task: { position: '1' } }), 422, 'task.position')
  accepted(await creator.put(`/tasks/${ours}`, { task: { position: '1' } }))
  expect(await placesAt(creator, '/tasks/personal')).toEqual([
    ['All of ours', '1'],
    ['Mine', '2'],
  ])
  accepted(await creator.put(`/tasks/${ours}`, { task: { responsibles: [`-${selectedPerson.id}`] } }))
  refused(await selectedPerson.get(`/tasks/${ours}`), 404)
  const task = { subject: 'No', responsibles: [client.id] }
  refused(await creator.post('/tasks/personal', { task }), 422, 'task.responsibles')
})

test('the status spells not started as one word; started and not started ones come when it is omitted', async ({ space }) => {
  const { admin } = space
  const make = (subject: string) => makeTask(admin, '/tasks/personal', subject)
  const [fresh, started, done] = [await make('Fresh'), await make('Started'), await make('Done')]
  accepted(await admin.put(`/tasks/${started}/started`))
  accepted(await admin.put(`/tasks/${done}/done`))
  const ids = async (query: string) => idsAt(accepted(await admin.get(`/tasks/personal${query}`)), 'tasks')
  expect(await ids('')).toEqual([fresh, started])
  expect(await ids('?status=notstarted')).toEqual([fresh])
  expect(await ids('?status=started')).toEqual([started])
  expect(await ids('?status=done')).toEqual([done])
  for (const query of ['?status=not%20started', '?status=open', '?page=0', '?page=x'])
    refused(await admin.get(`/tasks/personal${query}`), 400)
})

test('pages of fifty, each once, whatever is done in between', async ({ space }) => {
  const { admin } = space
  const made: string[] = []
  for (let n = 0; n < 55; n += 1) made.push(await makeTask(admin, '/tasks/personal', `Task ${n}`))
  const first = accepted(await admin.get('/tasks/personal'))
  expect(idsAt(first, 'tasks')).toEqual(made.slice(0, 50))
  const next = String(at(first, 'continued-at'))
  expect(next).toMatch(/^\/tasks\/personal\?.*page=2/)
  accepted(await admin.delete(`/tasks/${made[3]}`))
  const second = accepted(await admin.get(next))
  expect(idsAt(second, 'tasks')).toEqual(made.slice(50))
  expect(second.body).not.toHaveProperty('continued-at')
  expect(idsAt(accepted(await admin.get('/tasks/personal?page=2')), 'tasks')).toEqual(made.slice(51))
  expect(accepted(await admin.get('/tasks/personal?page=9')).body).toEqual({ tasks: [] })
})
