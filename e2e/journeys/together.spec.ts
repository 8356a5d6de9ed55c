import { expect } from '@playwright/test'
import { at } from '../fixtures/answers.ts'
import { test } from '../fixtures/journey.ts'
import { makeContact } from '../fixtures/records.ts'
import { contactPageOf } from '../pages/contact-page.ts'
import { shellOf } from '../pages/shell.ts'

test.use({ listens: false })

test('two change the same thing: the second is told, sees both, and keeps hers', { tag: '@short' }, async ({ page, space, windowOf }) => {
  const id = await makeContact(space.admin, { name: 'Ada', title: 'Analyst' })
  const hers = await windowOf(await space.member('Mia Member'))
  const [first, second] = [contactPageOf(page), contactPageOf(hers)]
  await first.open(id)
  await second.open(id)
  await expect(second.seenBy).toBeVisible()
  await first.change('title', 'Countess')
  await expect(shellOf(page).saved).toBeVisible()

  const refused = hers.waitForResponse((answer) => answer.status() === 412)
  await second.change('title', 'Engineer')
  await refused
  const clash = shellOf(hers).refusal('Ana Admin also changed the title.')
  await expect(clash.getByRole('definition')).toHaveText(['Countess', 'Engineer'])
  expect(at(await space.admin.get(`/contacts/${id}`), 'contact.title')).toBe('Countess')
  await hers.reload()
  await expect(clash.getByRole('definition')).toHaveText(['Countess', 'Engineer'])
  await clash.getByRole('button', { name: 'Keep mine' }).click()
  await expect(clash).toBeHidden()
  await expect(shellOf(hers).saved).toBeVisible()
  await hers.reload()
  await expect(hers.getByText('Engineer', { exact: true })).toBeVisible()
  await page.reload()
  await expect(page.getByText('Engineer', { exact: true })).toBeVisible()
})

test('the second may take theirs instead', async ({ page, space, windowOf }) => {
  const id = await makeContact(space.admin, { name: 'Ada', 'background-info': 'Old.' })
  const hers = await windowOf(await space.member('Mia Member'))
  const [first, second] = [contactPageOf(page), contactPageOf(hers)]
  await first.open(id)
  await second.open(id)
  await first.change('background', 'Written first.', 'ControlOrMeta+Enter')
  await expect(shellOf(page).saved).toBeVisible()
  await second.change('background', 'Written second.', 'ControlOrMeta+Enter')
  const clash = shellOf(hers).refusal('also changed the background.')
  await clash.getByRole('button', { name: 'Use theirs' }).click()
  await expect(second.property('Background')).toContainText('Written first.')
  await hers.reload()
  await expect(second.property('Background')).toContainText('Written first.')
})

test('two change different things: both are kept, and the second is told', async ({ page, space, windowOf }) => {
  const id = await makeContact(space.admin, { name: 'Ada', title: 'Analyst' })
  const hers = await windowOf(await space.member('Mia Member'))
  const [first, second] = [contactPageOf(page), contactPageOf(hers)]
  await first.open(id)
  await second.open(id)
  await first.change('title', 'Countess')
  await expect(shellOf(page).saved).toBeVisible()
  await second.add('Phone', 'Add a phone', 'New phone', '1815')
  await expect(shellOf(hers).note('Ana Admin also made a change here. Both are saved')).toBeVisible()
  await hers.reload()
  await expect(hers.getByText('Countess', { exact: true })).toBeVisible()
  await expect(second.property('Phone').getByRole('link', { name: '1815' })).toBeVisible()
})
