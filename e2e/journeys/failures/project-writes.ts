import { expect } from '@playwright/test'
import { accepted, listAt, textAt } from '../../fixtures/answers.ts'
import { makeMessage, makeMilestone, makeProject, makeWriteboard } from '../../fixtures/projects.ts'
import { makeTask, makeTaskList } from '../../fixtures/tasks.ts'
import { expensesOf } from '../../pages/expenses.ts'
import { filesOf, textFile } from '../../pages/files.ts'
import { linksOf } from '../../pages/links.ts'
import { messagePageOf, messagesOf } from '../../pages/messages.ts'
import { milestonesOf } from '../../pages/milestones.ts'
import { projectTasksOf } from '../../pages/project-tasks.ts'
import { projectListOf } from '../../pages/projects.ts'
import type { Write } from './write.ts'

const deadlineOf = async (by: Parameters<typeof makeMilestone>[0], id: string) =>
  textAt(accepted(await by.get(`/milestones/${id}`)), 'milestone.deadline')

/** The writes of projects. */
export const projectWrites: readonly Write[] = [
  {
    name: 'creating a project',
    method: 'POST',
    url: /\/api\/projects$/,
    open: async (page, { admin }) => {
      const { sheet } = projectListOf(page)
      await page.goto('/projects?new')
      await sheet.getByRole('textbox', { name: 'Name', exact: true }).fill('Quay signs')
      const button = sheet.getByRole('button', { name: /^Create Ctrl/ })
      const create = () => button.click()
      return { act: create, again: create, button, count: async () => listAt(await admin.get('/projects'), 'projects').length }
    },
  },
  {
    name: 'posting a message',
    method: 'POST',
    url: /\/api\/projects\/\d+\/messages$/,
    open: async (page, { admin }) => {
      const messages = messagesOf(page)
      const project = await makeProject(admin)
      await messages.open(project, '?new')
      await messages.title.fill('Which fares first?')
      const button = messages.form.getByRole('button', { name: /^Post message/ })
      const path = `/projects/${project}/messages`
      return { act: messages.post, again: messages.post, button, count: async () => listAt(await admin.get(path), 'messages').length }
    },
  },
  {
    name: 'commenting on a message',
    method: 'POST',
    url: /\/api\/messages\/\d+\/comments$/,
    open: async (page, { admin }) => {
      const message = messagePageOf(page)
      const id = await makeMessage(admin, await makeProject(admin), { title: 'Plan' })
      await message.open(id, 'Plan')
      await message.composer.fill('We agree.')
      const button = page.getByRole('button', { name: /^Add comment/ })
      const path = `/messages/${id}/comments`
      return { act: message.send, again: message.send, button, count: async () => listAt(await admin.get(path), 'comments').length }
    },
  },
  {
    name: 'adding a task list',
    method: 'POST',
    url: /\/api\/x\/projects\/\d+\/taskLists$/,
    open: async (page, { admin }) => {
      const project = await makeProject(admin)
      await page.goto(`/projects/${project}/tasks`)
      await page.getByRole('button', { name: 'Add a task list' }).click()
      const line = page.getByRole('textbox', { name: 'New task list' })
      await line.fill('Design')
      const add = () => line.press('Enter')
      const path = `/x/projects/${project}/taskLists`
      const again = page.getByRole('button', { name: 'Try again' })
      return { act: add, again: () => again.click(), count: async () => listAt(await admin.get(path), 'task-lists').length }
    },
  },
  {
    name: 'moving a task to another list',
    corrected: true,
    method: 'POST',
    url: /\/api\/x\/taskLists\/\d+\/tasks\/move$/,
    open: async (page, { admin }) => {
      const tasks = projectTasksOf(page)
      const project = await makeProject(admin)
      const [design, build, launch] = [
        await makeTaskList(admin, project, 'Design'),
        await makeTaskList(admin, project, 'Build'),
        await makeTaskList(admin, project, 'Launch'),
      ]
      await makeTask(admin, `/taskLists/${design}/tasks`, 'Map')
      await tasks.open(project)
      const right = async () => {
        await tasks.card('Map').focus()
        for (const key of ['Space', 'ArrowRight', 'Space']) await page.keyboard.press(key)
      }
      const countOf = async (list: string) => listAt(await admin.get(`/taskLists/${list}/tasks`), 'tasks').length
      return {
        act: right,
        again: right,
        count: () => countOf(build),
        correct: {
          act: right,
          expectShown: () => tasks.expectTasks('Launch', ['Map']),
          isKept: async () => (await countOf(launch)) === 1,
        },
      }
    },
  },
  {
    name: 'shifting milestones',
    method: 'PUT',
    url: /\/api\/milestones\/\d+$/,
    open: async (page, { admin }) => {
      const milestones = milestonesOf(page)
      const project = await makeProject(admin)
      await makeMilestone(admin, project, { title: 'Design agreed', deadline: '2036-11-25' })
      const later = await makeMilestone(admin, project, { title: 'Open', deadline: '2036-12-10' })
      await milestones.open(`/projects/${project}/milestones?view=timeline`)
      await expect(milestones.line('Design agreed')).toBeVisible()
      const press = async (...keys: string[]) => {
        for (const key of keys) await page.keyboard.press(key)
      }
      return {
        act: () => press('j', 'ArrowDown', 'ArrowRight', 'Enter'),
        again: () => press('ArrowRight', 'Enter'),
        count: async () => ((await deadlineOf(admin, later)) === '2036-12-11' ? 1 : 0),
      }
    },
  },
  {
    name: 'adding an expense',
    method: 'POST',
    url: /\/api\/projects\/\d+\/expenses$/,
    open: async (page, { admin }) => {
      const { sheet } = expensesOf(page)
      const project = await makeProject(admin)
      await page.goto(`/projects/${project}/expenses?new`)
      await sheet.getByLabel('Amount (EUR)').fill('12.50')
      const button = sheet.getByRole('button', { name: /^Create Ctrl/ })
      const create = () => button.click()
      const path = `/projects/${project}/expenses`
      return { act: create, again: create, button, count: async () => listAt(await admin.get(path), 'expenses').length }
    },
  },
  {
    name: 'uploading a file',
    method: 'POST',
    url: /\/api\/x\/files$/,
    open: async (page, { admin }) => {
      const files = filesOf(page)
      const project = await makeProject(admin)
      await files.open(project)
      const path = `/projects/${project}/files`
      const button = files.uploads.getByRole('button', { name: 'Retry' })
      return {
        act: () => files.choose([textFile('fares.txt')]),
        again: () => button.click(),
        button,
        count: async () => listAt(await admin.get(path), 'files').length,
      }
    },
  },
  {
    name: 'saving a writeboard',
    method: 'PUT',
    url: /\/api\/x\/writeboards\/\d+$/,
    open: async (page, { admin }) => {
      const id = await makeWriteboard(admin, await makeProject(admin))
      await page.goto(`/writeboards/${id}?write`)
      await page.getByRole('textbox', { name: 'Text' }).fill('Two')
      const save = () => page.getByRole('button', { name: /^Save revision/ }).click()
      return { act: save, again: save, count: async () => listAt(await admin.get(`/writeboards/${id}`), 'writeboard.revisions').length - 1 }
    },
  },
  {
    name: 'adding a link',
    method: 'POST',
    url: /\/api\/x\/projects\/\d+\/links$/,
    open: async (page, { admin }) => {
      const links = linksOf(page)
      const project = await makeProject(admin)
      await links.open(project, '?new')
      await links.sheet.getByLabel('Address').fill('https://fjordlys.example')
      const button = links.sheet.getByRole('button', { name: /^Create Ctrl/ })
      const create = () => button.click()
      const path = `/x/projects/${project}/links`
      return { act: create, again: create, button, count: async () => listAt(await admin.get(path), 'links').length }
    },
  },
]
