import { expect, type Page } from '@playwright/test'
import { continueAs, test } from '../fixtures/demo.ts'
import { dealBoardOf } from '../pages/deals.ts'
import { demoBarOf } from '../pages/demo-bar.ts'
import { milestonesOf } from '../pages/milestones.ts'
import { projectTasksOf } from '../pages/project-tasks.ts'
import { shellOf } from '../pages/shell.ts'

test.use({ firstVisit: true })
test.describe.configure({ timeout: 60_000 })

const tourOf = (page: Page) => {
  const card = page.getByRole('complementary', { name: 'Tour' })
  return {
    card,
    expectStep: (title: string) => expect(card.getByRole('heading', { name: title })).toBeVisible(),
    go: (label: string) => card.getByRole('link', { name: label }).click(),
    skip: () => card.getByRole('button', { name: 'Skip the tour' }).click(),
  }
}

test('the tour goes on when the visitor has done each of its six things, and never comes back', async ({ openAt }) => {
  const page = await openAt()
  const [tour, deals, milestones, tasks, shell] = [tourOf(page), dealBoardOf(page), milestonesOf(page), projectTasksOf(page), shellOf(page)]
  await continueAs(page, 'Ana Ferreira')

  await tour.expectStep('Drag a deal to Won')
  await tour.go('Go to deals')
  await deals.column('Pending').getByRole('article').first().dragTo(deals.column('Won'))
  await tour.expectStep('Undo it')
  await page.keyboard.press('ControlOrMeta+z')

  await tour.expectStep('Find someone')
  await page.keyboard.press('ControlOrMeta+k')
  await page.keyboard.type('Eleanor')
  await shell
    .found(/^Eleanor Marlowe/)
    .first()
    .waitFor()
  await page.keyboard.press('Enter')

  await tour.expectStep('Move a milestone')
  await tour.go('Go to the timeline')
  const open = milestones.timeline.getByRole('row').filter({ has: page.getByRole('img'), hasNotText: 'Done' })
  const diamond = await open.first().getByRole('img').boundingBox()
  if (!diamond) throw new Error('No milestone is on screen.')
  const [x, y] = [diamond.x + diamond.width / 2, diamond.y + diamond.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 60, y, { steps: 8 })
  await page.mouse.up()
  await milestones.bar.getByRole('button', { name: /^Save/ }).click()

  await tour.expectStep('Reorder a board')
  // The page is kept while it is opened again at the same step.
  await page.reload()
  await tour.expectStep('Reorder a board')
  await tour.go('Go to a board')
  const cards = tasks.board.getByRole('region').first().getByRole('article')
  const [first, second] = [await cards.nth(0).getByRole('checkbox').getAttribute('aria-label'), cards.nth(1)]
  await tasks.drag((first ?? '').replace('Complete ', ''), second, 0.8)

  await tour.expectStep('See it as the client')
  await demoBarOf(page).continueAs('Sigrid Aune')
  await expect(page.getByRole('link', { name: 'Contacts' })).toHaveCount(0)
  await expect(page.getByText('You have seen it all')).toBeVisible()
  await expect(tour.card).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('navigation', { name: 'Tandem' })).toBeVisible()
  await expect(tour.card).toHaveCount(0)
})

test('a visitor who skips the tour does not see it again until it is started in the palette', async ({ openAt }) => {
  const page = await openAt()
  const [tour, shell] = [tourOf(page), shellOf(page)]
  await continueAs(page, 'Ana Ferreira')
  await tour.expectStep('Drag a deal to Won')
  await tour.skip()
  await expect(tour.card).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible()
  await expect(tour.card).toHaveCount(0)
  await page.keyboard.press('ControlOrMeta+k')
  await page.keyboard.type('tour')
  await shell.found('Start the tour').click()
  await tour.expectStep('Drag a deal to Won')
})

test('the tour covers nothing, in a wide window or on a phone', async ({ openAt }) => {
  const page = await openAt()
  const tour = tourOf(page)
  await continueAs(page, 'Ana Ferreira')
  for (const [width, height] of [
    [1440, 900],
    [360, 780],
  ] as const) {
    await page.setViewportSize({ width, height })
    await tour.expectStep('Drag a deal to Won')
    const [card, main, bar] = [
      await tour.card.boundingBox(),
      await page.getByRole('main').boundingBox(),
      await demoBarOf(page).bar.boundingBox(),
    ]
    if (!card || !main || !bar) throw new Error('A part is not on screen.')
    expect(main.y + main.height).toBeLessThanOrEqual(card.y)
    expect(card.y + card.height).toBeLessThanOrEqual(bar.y)
    expect(await tour.card.evaluate((one) => one.scrollHeight - one.clientHeight)).toBe(0)
  }
})
