import { expect } from '@playwright/test'
import { test } from '../../fixtures/journey.ts'
import { makeContact, makeNote, makeWorkgroup } from '../../fixtures/records.ts'
import { contactListOf } from '../../pages/contact-list.ts'
import { contactPageOf } from '../../pages/contact-page.ts'
import { contactSheetOf } from '../../pages/contact-sheet.ts'
import { shellOf } from '../../pages/shell.ts'

test('visibility is shown and changed; excluded people no longer find the contact', { tag: '@short' }, async ({
  page,
  space,
  windowOf,
}) => {
  const gus = await space.member('Gus Group')
  const mia = await space.member('Mia Member')
  await makeWorkgroup(space.admin, 'Account team', [gus.id])
  const contact = contactPageOf(page)
  const id = await makeContact(space.admin, { name: 'Ada' })
  const other = await windowOf(mia)
  await contactListOf(other).open()
  await contactListOf(other).expectNames(['Ada', 'Northlight'])

  await contact.open(id)
  await expect(contact.seenBy).toHaveAccessibleName('Everyone 3 people')
  await contact.seenBy.click()
  await expect(contact.audience).toContainText('Everyone. Created by you on')
  const [panel, aside] = [await contact.audience.boundingBox(), await page.getByRole('complementary', { name: 'Details' }).boundingBox()]
  expect((panel?.x ?? 0) + (panel?.width ?? 0)).toBeLessThanOrEqual(aside?.x ?? 0)
  await contact.audience.getByRole('button', { name: 'Change' }).click()
  await contact.audience.getByRole('radio', { name: /^Account team/ }).click()
  await contact.audience.getByRole('button', { name: 'Done' }).click()
  await expect(contact.audience.getByRole('listitem')).toHaveText([/Ana Admin\s*You · Creator/, /Gus Group\s*Account team/])
  await expect(contact.audience).toContainText('No access: Mia Member (not in the group).')
  await page.keyboard.press('Escape')
  await expect(contact.seenBy).toHaveAccessibleName('Account team 2 people')
  await page.reload()
  await expect(contact.seenBy).toHaveAccessibleName('Account team 2 people')

  await other.reload()
  await contactListOf(other).expectNames(['Northlight'])
  await other.goto(`/contacts/${id}`)
  await expect(other.getByText('Contact not found')).toBeVisible()
  const within = await windowOf(gus)
  await contactPageOf(within).open(id)
  await expect(contactPageOf(within).name('Ada')).toBeVisible()
})

test('a note on a restricted contact says how many can see it', async ({ page, space }) => {
  await space.member('Mia Member')
  const gus = await space.member('Gus Group')
  const group = await makeWorkgroup(space.admin, 'Account team', [gus.id])
  const contact = contactPageOf(page)
  await contact.open(await makeContact(space.admin, { name: 'Ada', visibility: 'group', 'group-id': group }))
  await contact.composer.fill('Between us.')
  const choice = page.getByRole('button', { name: 'Everyone with access to this contact 2 people' })
  await choice.click()
  const panel = page.getByRole('dialog', { name: 'Visibility' })
  const first = panel.getByRole('radiogroup').locator('label').first()
  await expect(first).toHaveText('Everyone with access to this contact2 people')
  const cut = await first.locator('bdi').evaluate((name) => {
    const text = document.createRange()
    text.selectNodeContents(name)
    return text.getBoundingClientRect().width - name.getBoundingClientRect().width
  })
  expect(cut).toBeLessThan(0.1)
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 360, height: 740 })
  const onPhone = await page.getByRole('button', { name: 'Everyone with access to this contact' }).boundingBox()
  expect((onPhone?.x ?? 0) + (onPhone?.width ?? 360)).toBeLessThanOrEqual(344)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('button', { name: /^Add note Ctrl/ }).click()
  const note = contact.note('Between us.')
  await note.hover()
  await note.getByRole('button', { name: /^Everyone with access to this contact/ }).click()
  await expect(contact.audience).toContainText('Everyone with access to this contact. Created by you on')
  await expect(contact.audience.getByRole('listitem')).toHaveText([/^AAAna Admin\s*You · Creator$/, /^GGGus Group\s*Account team$/])
  await expect(contact.audience).toContainText('No access: Mia Member (no access to this contact).')
})

test('selects people one by one', async ({ page, space, windowOf }) => {
  const sue = await space.member('Sue Selected')
  const mia = await space.member('Mia Member')
  const contact = contactPageOf(page)
  const id = await makeContact(space.admin, { name: 'Ada' })
  await contact.open(id)
  await contact.seenBy.click()
  await contact.audience.getByRole('button', { name: 'Change' }).click()
  await contact.audience.getByRole('radio', { name: /^Selected people/ }).click()
  await expect(contact.audience).toContainText('Nothing changes until you do.')
  await expect(contact.audience).not.toContainText('Everyone. Created')
  await contact.audience.getByRole('checkbox', { name: 'Sue Selected' }).click()
  await expect(contact.audience).toContainText('Selected people. Created by you')
  await expect(contact.seenBy).toHaveAccessibleName('Selected people 2 people')
  await expect(shellOf(page).saved).toBeVisible()
  await page.reload()
  await expect(contact.seenBy).toHaveAccessibleName('Selected people 2 people')
  const [hers, others] = [await windowOf(sue), await windowOf(mia)]
  await contactListOf(hers).open()
  await contactListOf(hers).expectNames(['Ada', 'Northlight'])
  await contactListOf(others).open()
  await contactListOf(others).expectNames(['Northlight'])
})

test('a new visibility shows at once and is reverted with the reason when it is refused', async ({ page, space }) => {
  await space.member('Sue Selected')
  const contact = contactPageOf(page)
  const id = await makeContact(space.admin, { name: 'Ada' })
  await contact.open(id)
  const answers: PromiseWithResolvers<boolean>[] = []
  await page.route(`**/api/contacts/${id}`, async (route) => {
    if (route.request().method() !== 'PUT') return route.continue()
    const answer = Promise.withResolvers<boolean>()
    answers.push(answer)
    if (await answer.promise) await route.continue()
    else await route.fulfill({ status: 403, json: { errors: [{ code: 'forbidden', message: 'Not for you to say.' }] } })
  })
  await contact.seenBy.click()
  await contact.audience.getByRole('button', { name: 'Change' }).click()
  // The chosen option, frame by frame.
  await page.evaluate(() => {
    const frames: (string | undefined)[] = []
    Object.assign(window, { frames_: frames })
    const look = () => {
      const chosen = document.querySelector<HTMLInputElement>('[role=radiogroup][aria-label="Visible to"] input:checked')
      const word = chosen?.labels?.[0]?.querySelector('bdi')?.textContent
      if (frames.at(-1) !== word) frames.push(word)
      requestAnimationFrame(look)
    }
    look()
  })
  const frames = () => page.evaluate(() => (window as unknown as { frames_: string[] }).frames_)
  const radio = (name: RegExp) => contact.audience.getByRole('radio', { name })
  await radio(/^Only me/).click()
  await expect(contact.seenBy).toHaveAccessibleName('Only me 1 person')
  answers[0]?.resolve(true)
  await expect(shellOf(page).saved).toBeVisible()
  expect(await frames()).toEqual(['Everyone', 'Only me'])
  await radio(/^Selected people/).click()
  await contact.audience.getByRole('checkbox', { name: 'Sue Selected' }).click()
  await expect.poll(() => answers.length).toBe(2)
  await expect(contact.audience.getByRole('checkbox', { name: 'Sue Selected' })).toBeChecked()
  answers[1]?.resolve(false)
  await expect(shellOf(page).refusal("Couldn't save. Not for you to say.")).toBeVisible()
  await expect(contact.seenBy).toHaveAccessibleName('Only me 1 person')
  await page.reload()
  await expect(contact.seenBy).toHaveAccessibleName('Only me 1 person')
})

test('a private contact is hidden from others, and undoing a change shows it again', async ({ page, space, windowOf }) => {
  const [form, contact] = [contactSheetOf(page), contactPageOf(page)]
  const other = await windowOf(await space.member())
  await form.open()
  await form.field('First name').fill('Ada')
  await form.audience.selectOption('Only me')
  await form.create.click()
  await expect(contact.seenBy).toHaveAccessibleName('Only me 1 person')
  await contactListOf(other).open()
  await contactListOf(other).expectNames(['Northlight'])
  await contact.seenBy.click()
  await expect(contact.audience).toContainText('Administrators have no access either.')
  await contact.audience.getByRole('button', { name: 'Change' }).click()
  await contact.audience.getByRole('radio', { name: /^Everyone/ }).click()
  await expect(contact.seenBy).toHaveAccessibleName('Everyone 2 people')
  await other.reload()
  await contactListOf(other).expectNames(['Ada', 'Northlight'])
  await page.keyboard.press('Escape')
  await shellOf(page).undo('Changed the visibility')
  await expect(contact.seenBy).toHaveAccessibleName('Only me 1 person')
  await other.reload()
  await contactListOf(other).expectNames(['Northlight'])
})

test('people who may not change the visibility see the reason', async ({ space, windowOf }) => {
  const id = await makeContact(space.admin, { name: 'Ada' })
  await makeNote(space.admin, id, { body: 'Mine.', visibility: 'only-me' })
  const page = await windowOf(await space.member())
  const contact = contactPageOf(page)
  await contact.open(id)
  await contact.seenBy.click()
  await expect(contact.audience).toContainText('Only Ana Admin or an administrator can change this.')
  await expect(contact.audience.getByRole('button', { name: 'Change' })).toHaveCount(0)
  await expect(page.getByText('Mine.')).toHaveCount(0)
})

test('clients see neither contacts nor links to them', async ({ space, windowOf }) => {
  const id = await makeContact(space.admin, { name: 'Ada' })
  const page = await windowOf(await space.client())
  await page.goto('/')
  await expect(page.getByText('Nothing has been shared with you yet')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Contacts' })).toHaveCount(0)
  await page.keyboard.press('?')
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(keys.getByRole('region', { name: 'Go to' }).getByRole('definition')).toHaveText(['Projects', 'My tasks', 'Settings'])
  await expect(keys.getByRole('region')).toHaveCount(4)
  await page.keyboard.press('Escape')
  await page.keyboard.press('ControlOrMeta+k')
  await expect(shellOf(page).palette).toContainText('for actions')
  await expect(shellOf(page).palette).not.toContainText('for tags')
  await page.keyboard.press('Escape')
  await page.goto('/settings')
  await expect(page.getByRole('form', { name: 'Your profile' }).getByLabel('Name')).toHaveValue('Carl Client')
  await expect(page.getByRole('link', { name: /People|Workgroups/ })).toHaveCount(0)
  for (const path of ['/contacts', `/contacts/${id}`, '/settings/people', '/settings/workgroups']) {
    await page.goto(path)
    await expect(shellOf(page).title('Not found')).toBeVisible()
  }
})
