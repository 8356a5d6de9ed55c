import { expect } from '@playwright/test'
import { listAt, textAt } from '../../fixtures/answers.ts'
import { makeCase, makeContact, makeDeal } from '../../fixtures/records.ts'
import { makeTask } from '../../fixtures/tasks.ts'
import { caseListOf, casePageOf, caseSheetOf } from '../../pages/cases.ts'
import { contactPageOf } from '../../pages/contact-page.ts'
import { contactSheetOf } from '../../pages/contact-sheet.ts'
import { dealPageOf } from '../../pages/deals.ts'
import { recordTasksOf } from '../../pages/tasks.ts'
import type { Write } from './write.ts'

const one = (yes: boolean) => (yes ? 1 : 0)

/** The writes of contacts, cases, deals and their tasks. */
export const customerWrites: readonly Write[] = [
  {
    name: 'editing a contact',
    corrected: true,
    method: 'PUT',
    url: /\/api\/contacts\/\d+$/,
    open: async (page, { admin }) => {
      const contact = contactPageOf(page)
      const id = await makeContact(admin, { name: 'Ada', title: 'Analyst' })
      await contact.open(id)
      return {
        act: () => contact.change('title', 'Countess'),
        again: () => page.getByRole('textbox', { name: 'title', exact: true }).press('Enter'),
        count: async () => one(textAt(await admin.get(`/contacts/${id}`), 'contact.title') === 'Countess'),
        correct: {
          act: () => contact.change('title', 'Mathematician'),
          expectShown: () => expect(page.getByText('Mathematician', { exact: true })).toBeVisible(),
          isKept: async () => textAt(await admin.get(`/contacts/${id}`), 'contact.title') === 'Mathematician',
        },
      }
    },
  },
  {
    name: 'creating a contact',
    method: 'POST',
    url: /\/api\/contacts$/,
    open: async (page, { admin }) => {
      const form = contactSheetOf(page)
      await form.open()
      await form.field('First name').fill('Ada')
      const create = () => form.create.click()
      return {
        act: create,
        again: create,
        button: form.create,
        count: async () => listAt(await admin.get('/contacts?term=Ada'), 'contacts').length,
      }
    },
  },
  {
    name: 'adding a note',
    method: 'POST',
    url: /\/api\/contacts\/\d+\/notes$/,
    open: async (page, { admin }) => {
      const contact = contactPageOf(page)
      const id = await makeContact(admin)
      await contact.open(id)
      await contact.composer.fill('Called back.')
      const button = page.getByRole('button', { name: /^Add note Ctrl/ })
      const add = () => button.click()
      return { act: add, again: add, button, count: async () => listAt(await admin.get(`/contacts/${id}/notes`), 'notes').length }
    },
  },
  {
    name: 'creating a case',
    method: 'POST',
    url: /\/api\/cases$/,
    open: async (page, { admin }) => {
      const form = caseSheetOf(page)
      await page.goto('/cases?new')
      await form.name.fill('Refund stuck')
      const create = () => form.create.click()
      return { act: create, again: create, button: form.create, count: async () => listAt(await admin.get('/cases'), 'cases').length }
    },
  },
  {
    name: 'closing a case',
    corrected: true,
    method: 'PUT',
    url: /\/api\/cases\/\d+$/,
    open: async (page, { admin }) => {
      const found = casePageOf(page)
      await found.open(await makeCase(admin))
      const close = () => found.setStatus('Closed')
      const countOf = async (status: string) => listAt(await admin.get(`/cases?status=${status}`), 'cases').length
      return {
        act: close,
        again: close,
        count: () => countOf('closed'),
        correct: {
          act: () => found.setStatus('Open'),
          expectShown: () => expect(found.status('Open')).toBeChecked(),
          isKept: async () => (await countOf('open')) === 1,
        },
      }
    },
  },
  {
    name: 'closing cases of the list',
    method: 'PUT',
    url: /\/api\/cases\/\d+$/,
    open: async (page, { admin }) => {
      const list = caseListOf(page)
      await makeCase(admin)
      await list.open()
      await list.select('Refund stuck')
      const close = () => list.act('Close')
      return { act: close, again: close, count: async () => listAt(await admin.get('/cases?status=closed'), 'cases').length }
    },
  },
  {
    name: 'deleting a case',
    method: 'DELETE',
    url: /\/api\/cases\/\d+$/,
    open: async (page, { admin }) => {
      const found = casePageOf(page)
      await found.open(await makeCase(admin))
      // A refused deletion opens the page again. The list has such a menu too.
      const remove = async () => {
        await expect(page.getByRole('heading', { level: 1, name: 'Refund stuck' })).toBeVisible()
        await found.more('Delete')
      }
      return { act: remove, again: remove, count: async () => 1 - listAt(await admin.get('/cases'), 'cases').length }
    },
  },
  {
    name: 'creating a deal',
    method: 'POST',
    url: /\/api\/deals$/,
    open: async (page, { admin }) => {
      const form = page.getByRole('dialog', { name: 'New deal' })
      await page.goto('/deals?new')
      await form.getByRole('textbox', { name: 'Name', exact: true }).fill('Night ferries')
      const button = form.getByRole('button', { name: /^Create Ctrl/ })
      const create = () => button.click()
      return { act: create, again: create, button, count: async () => listAt(await admin.get('/deals'), 'deals').length }
    },
  },
  {
    name: 'winning a deal',
    corrected: true,
    method: 'PUT',
    url: /\/api\/deals\/\d+$/,
    open: async (page, { admin }) => {
      const found = dealPageOf(page)
      await found.open(await makeDeal(admin))
      const win = () => found.setStatus('Won')
      const countOf = async (status: string) => listAt(await admin.get(`/deals?status=${status}`), 'deals').length
      return {
        act: win,
        again: win,
        count: () => countOf('win'),
        correct: {
          act: () => found.setStatus('Lost'),
          expectShown: () => expect(found.status('Lost')).toBeChecked(),
          isKept: async () => (await countOf('lost')) === 1,
        },
      }
    },
  },
  {
    name: 'adding a task',
    method: 'POST',
    url: /\/api\/contacts\/\d+\/tasks$/,
    open: async (page, { admin }) => {
      const tasks = recordTasksOf(page)
      const id = await makeContact(admin)
      await contactPageOf(page).open(id)
      await tasks.begin()
      await tasks.line.fill('Call the printer')
      const add = () => tasks.line.press('Enter')
      const again = page.getByRole('button', { name: 'Try again' })
      return { act: add, again: () => again.click(), count: async () => listAt(await admin.get(`/contacts/${id}/tasks`), 'tasks').length }
    },
  },
  {
    name: 'completing a task',
    method: 'PUT',
    url: /\/api\/tasks\/\d+\/done$/,
    open: async (page, { admin }) => {
      const contactId = await makeContact(admin)
      const id = await makeTask(admin, `/contacts/${contactId}/tasks`, 'Call', { responsibles: [admin.id] })
      await contactPageOf(page).open(contactId)
      const complete = () => recordTasksOf(page).check('Call').click()
      return { act: complete, again: complete, count: async () => one(textAt(await admin.get(`/tasks/${id}`), 'task.state') === 'done') }
    },
  },
]
