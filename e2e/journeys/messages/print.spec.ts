import { expect } from '@playwright/test'
import { accepted } from '../../fixtures/answers.ts'
import { test } from '../../fixtures/journey.ts'
import { makeMessage, makeProject } from '../../fixtures/projects.ts'
import { messagePageOf } from '../../pages/messages.ts'

test('prints a long message with all its comments on several white pages, without rail and buttons', async ({ page, space: { admin } }) => {
  const message = messagePageOf(page)
  const body = Array.from({ length: 62 }, (_, at) => `<p>Paragraph ${at + 1} of the plan for the new gate and its two hinges.</p>`).join('')
  const id = await makeMessage(admin, await makeProject(admin), { title: 'The long plan', body })
  for (let at = 1; at <= 40; at++) accepted(await admin.post(`/messages/${id}/comments`, { comment: { body: `Comment ${at}` } }), 201)
  await page.emulateMedia({ colorScheme: 'dark' })
  await message.open(id, 'The long plan')
  await expect(message.comments.getByRole('article')).toHaveCount(40)
  const pdf = await page.pdf({ printBackground: true })
  const pages = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g) ?? []
  expect(pages.length).toBeGreaterThan(2)
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(page.getByRole('navigation', { name: 'Tandem' })).toBeHidden()
  const isWhole = await page.getByText('Comment 40', { exact: true }).evaluate((last) => {
    const { bottom } = last.getBoundingClientRect()
    return bottom <= document.documentElement.scrollHeight && getComputedStyle(document.body).backgroundColor === 'rgb(255, 255, 255)'
  })
  expect(isWhole).toBe(true)
})
