import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ThemeProvider } from '../../theme/theme-provider.tsx'
import { OtherDraftLine } from '../../ui/inline/other-draft-line.tsx'
import { useDraft } from './use-draft.ts'

const Note = () => {
  const [text, setText, { otherAt, showOther }] = useDraft('1:contacts:5:new-note', '')
  return (
    <>
      <textarea aria-label="Note" value={text} onChange={({ currentTarget }) => setText(currentTarget.value)} />
      <OtherDraftLine at={otherAt} onShow={showOther} />
    </>
  )
}
const field = page.getByRole('textbox', { name: 'Note' })
const show = page.getByRole('button', { name: 'Show the other draft' })

beforeEach(() => localStorage.clear())

test('a tab with a text of its own offers that of another tab, and sets its own aside for it', async () => {
  await render(<Note />, { wrapper: ThemeProvider })
  await field.fill('Ask for the plan')
  expect(show.elements()).toEqual([])
  const name = 'tandem-draft:1:contacts:5:new-note#other'
  localStorage.setItem(name, JSON.stringify({ value: 'Send the offer', at: Date.now(), id: 'b' }))
  window.dispatchEvent(new StorageEvent('storage', { key: name }))
  await expect.element(page.getByText(/^Another draft from today, \d\d:\d\d · Show$/)).toBeVisible()
  await show.click()
  await expect.element(field).toHaveValue('Send the offer')
  await show.click()
  await expect.element(field).toHaveValue('Ask for the plan')
})
