import { expect } from '@playwright/test'
import fc from 'fast-check'
import { accepted } from '../fixtures/answers.ts'
import { contactPageOf } from '../pages/contact-page.ts'
import { dealPageOf } from '../pages/deals.ts'
import { projectTasksOf } from '../pages/project-tasks.ts'
import { type Model, noteWrite, takeBack } from './expected.ts'
import { compare, type Name, people, type Walker } from './walker.ts'

/** A step of a walk. */
interface Step {
  name: string
  /** Whether it makes sense now. */
  can?: (model: Model) => boolean
  /** Does it on the page. */
  act: (walker: Walker, model: Model) => Promise<unknown>
  /** Says what the service should hold afterwards. */
  expect?: (model: Model) => void
}

/** Opens a page by the links of the app, without a reload. */
const goToContact = async ({ page, contacts }: Walker, name: Name) => {
  if (new URL(page.url()).pathname === `/contacts/${contacts[name]}`) return
  await page.getByRole('navigation', { name: 'Tandem' }).getByRole('link', { name: 'Contacts' }).click()
  await page.getByRole('grid', { name: 'Contacts' }).getByRole('link', { name, exact: true }).click()
  await expect(contactPageOf(page).name(name)).toBeVisible()
}
const goToTasks = async ({ page, projectId }: Walker) => {
  if (new URL(page.url()).pathname === `/projects/${projectId}/tasks`) return
  await page.getByRole('navigation', { name: 'Tandem' }).getByRole('link', { name: 'Harbour site' }).click()
  await page.getByRole('link', { name: /^Tasks/ }).click()
  await expect(projectTasksOf(page).column('Design')).toBeVisible()
}
const goToDeal = async ({ page, dealId }: Walker) => {
  if (new URL(page.url()).pathname === `/deals/${dealId}`) return
  await page.getByRole('navigation', { name: 'Tandem' }).getByRole('link', { name: 'Deals' }).click()
  await page.getByRole('link', { name: 'Night ferries', exact: true }).click()
  await expect(dealPageOf(page).name('Night ferries')).toBeVisible()
}

const editTitle = (name: Name): Step => {
  const titleOf = ({ written }: Model) => `Title ${written}`
  return {
    name: `change the title of ${name}`,
    act: async (walker, model) => {
      await goToContact(walker, name)
      model.written += 1
      await contactPageOf(walker.page).change('title', titleOf(model))
    },
    expect: (model) => noteWrite(model, name, (now) => Object.assign(now.titles, { [name]: titleOf(model) })),
  }
}

const writeNote = (name: Name): Step => ({
  name: `write a note about ${name}`,
  act: async (walker, model) => {
    await goToContact(walker, name)
    model.written += 1
    const { composer } = contactPageOf(walker.page)
    await composer.fill(`Note ${model.written}`)
    await composer.press('ControlOrMeta+Enter')
  },
  expect: (model) => noteWrite(model, `a note of ${name}`, (now) => now.notes[name].unshift(`Note ${model.written}`)),
})

/** A subject without a number, which could be read as a time. */
const choreOf = ({ written }: Model) => `Chore ${'abcdefgh'.charAt(written % 8)}${'klmnopqr'.charAt(Math.floor(written / 8) % 8)}`

const addTask: Step = {
  name: 'add a task',
  act: async (walker, model) => {
    await goToTasks(walker)
    model.written += 1
    const tasks = projectTasksOf(walker.page)
    if (!(await tasks.line.isVisible())) await walker.page.getByRole('button', { name: 'Add a task to Design' }).click()
    await tasks.line.fill(choreOf(model))
    await tasks.line.press('Enter')
    await tasks.line.press('Escape')
  },
  expect: (model) => noteWrite(model, 'tasks', (now) => now.tasks.push(choreOf(model))),
}

const moveTaskDown: Step = {
  name: 'move the first task down',
  can: ({ now }) => now.tasks.length > 1,
  act: async (walker, { now: { tasks } }) => {
    await goToTasks(walker)
    const { page } = walker
    await page.getByRole('article', { name: `${tasks[0]}, task`, exact: true }).hover()
    await page.getByRole('button', { name: `Move “${tasks[0]}”` }).click()
    await page.getByRole('menuitem', { name: 'Move down' }).click()
  },
  expect: (model) => noteWrite(model, 'tasks', (now) => now.tasks.splice(1, 0, ...now.tasks.splice(0, 1))),
}

const completeTask: Step = {
  name: 'complete the last task',
  can: ({ now }) => now.tasks.length > 0,
  act: async (walker, { now: { tasks } }) => {
    await goToTasks(walker)
    await walker.page.getByRole('article', { name: `${tasks.at(-1)}, task`, exact: true }).focus()
    await walker.page.keyboard.press('d')
  },
  expect: (model) => noteWrite(model, 'tasks', (now) => void now.tasks.pop()),
}

const moveDeal = (status: 'Pending' | 'Won' | 'Lost'): Step => ({
  name: `mark the deal ${status.toLowerCase()}`,
  can: ({ now }) => now.dealStatus !== status.toLowerCase(),
  act: async (walker) => {
    await goToDeal(walker)
    await dealPageOf(walker.page).setStatus(status)
  },
  expect: (model) =>
    noteWrite(model, 'deal', (now) => {
      now.dealStatus = status.toLowerCase()
    }),
})

const keys = async ({ page }: Walker, pressed: string) => {
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  await page.keyboard.press(pressed)
}
const undo: Step = {
  name: 'undo',
  can: ({ done }) => done.length > 0,
  act: (walker) => keys(walker, 'ControlOrMeta+z'),
  expect: (model) => takeBack(model, 'undo'),
}
const redo: Step = {
  name: 'redo',
  can: ({ undone }) => undone.length > 0,
  act: (walker) => keys(walker, 'ControlOrMeta+Shift+z'),
  expect: (model) => takeBack(model, 'redo'),
}

/** A note of a colleague, which is about no record that an undo of the person would change. */
const colleagueWrites = (name: Name): Step => ({
  name: `a colleague writes about ${name}`,
  act: async ({ colleague, contacts }, model) => {
    model.written += 1
    accepted(await colleague.post(`/contacts/${contacts[name]}/notes`, { note: { body: `Note ${model.written}` } }), 201)
  },
  expect: (model) => {
    const text = `Note ${model.written}`
    model.now.notes[name].unshift(text)
    for (const { before, after } of [...model.done, ...model.undone])
      for (const there of [before, after]) there.notes[name] = [...there.notes[name], text].toSorted(newestFirst)
  },
})
const numberOf = (text: string) => Number(text.replace(/\D/g, ''))
const newestFirst = (a: string, b: string) => numberOf(b) - numberOf(a)

const goBack: Step = {
  name: 'go back',
  // Before the first page of the app is an empty one.
  act: async ({ page }) => {
    if (await page.evaluate(() => Number(window.history.state?.idx ?? 0) > 0)) await page.goBack()
  },
}
const reload: Step = { name: 'reload', act: ({ page }) => page.reload() }
const loseAnswer: Step = {
  name: 'lose the next answer',
  act: async (walker) => {
    walker.losesAnswer = true
  },
}

const steps: readonly Step[] = [
  ...people.flatMap((name) => [editTitle(name), writeNote(name), colleagueWrites(name)]),
  addTask,
  moveTaskDown,
  completeTask,
  ...(['Pending', 'Won', 'Lost'] as const).map(moveDeal),
  undo,
  undo,
  redo,
  goBack,
  reload,
  loseAnswer,
]

/** Draws steps, as commands that are compared with the service after each. */
export const drawnSteps = steps.map((step) =>
  fc.constant<fc.AsyncCommand<Model, Walker>>({
    check: (model) => step.can?.(model) ?? true,
    run: async (model, walker) => {
      await step.act(walker, model)
      step.expect?.(model)
      await compare(walker, model.now)
    },
    toString: () => step.name,
  }),
)
