import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ThemeProvider } from '../../theme/theme-provider.tsx'
import { clearNotification, notify, UndoNotes } from '../float/undo-note.tsx'

const show = () =>
  render(
    <ThemeProvider>
      <UndoNotes />
    </ThemeProvider>,
  )
const status = page.getByRole('status')

afterEach(() => {
  clearNotification()
  vi.useRealTimers()
})

test('shows one notification at a time, and failures as alerts', async () => {
  await show()
  notify({ message: '3 contacts tagged ferries' })
  await expect.element(status).toHaveTextContent('3 contacts tagged ferries')
  notify({ message: "Couldn't save. You're offline.", tone: 'red' })
  await expect.element(page.getByRole('alert')).toHaveTextContent("Couldn't save. You're offline.")
  await expect.element(status).not.toBeInTheDocument()
})

test('covers neither what is typed in nor what was written before it', async () => {
  await render(
    <ThemeProvider>
      <main style={{ height: 'calc(100dvh - var(--t-bottom-bar) - var(--t-note-room, 0px))', overflow: 'auto' }}>
        <div style={{ height: '200vh' }} />
        <p>The card written last</p>
        <input aria-label="Add a card" />
      </main>
      <UndoNotes />
    </ThemeProvider>,
  )
  const field = page.getByRole('textbox', { name: 'Add a card' })
  await field.click()
  document.querySelector('main')?.scrollTo({ top: 1e6 })
  notify({ message: 'Added the card before', onUndo: () => undefined })
  await vi.waitFor(() => expect(document.querySelector('[role=status]')?.textContent).toContain('before'))
  notify({ message: 'Added the card', onUndo: () => undefined })
  const shownNote = () => document.querySelector<HTMLElement>('[role=status]')
  await vi.waitFor(() => expect(shownNote()?.textContent).toMatch(/^Added the card *Undo/))
  const top = shownNote()?.getBoundingClientRect().top ?? 0
  expect(top).toBeGreaterThan(0)
  expect(top).toBeLessThan(window.innerHeight)
  for (const shown of [field, page.getByText('The card written last')]) {
    const { top: from, bottom } = shown.element().getBoundingClientRect()
    expect(bottom).toBeLessThanOrEqual(top)
    expect(from).toBeGreaterThanOrEqual(0)
  }
})

test('Undo closes it and undoes once', async () => {
  const onUndo = vi.fn()
  await show()
  notify({ message: 'Deleted Ada', onUndo })
  await status.getByRole('button', { name: /^Undo/ }).click()
  expect(onUndo).toHaveBeenCalledOnce()
  await expect.element(status).not.toBeInTheDocument()
})

test('offers what comes next beside Undo', async () => {
  const [onClick, onUndo] = [vi.fn(), vi.fn()]
  await show()
  notify({ message: '1 deal won', next: { label: 'Start project', onClick }, onUndo })
  await expect.element(status.getByRole('button', { name: /^Undo/ })).toBeInTheDocument()
  await status.getByRole('button', { name: 'Start project' }).click()
  expect([onClick.mock.calls.length, onUndo.mock.calls.length]).toEqual([1, 0])
  await expect.element(status).not.toBeInTheDocument()
})

test('the pointer and the focus stop its clock', async () => {
  await show()
  const shown = () => document.querySelector<HTMLElement>('[role=status]')
  // Mantine's clock runs on timeouts. Locators wait with timeouts too, so the elements are read directly.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  notify({ message: 'Deleted Ada', onUndo: () => undefined })
  await vi.waitFor(() => expect(shown()).not.toBeNull(), { timeout: 20_000 })
  const elapse = () => act(async () => void vi.advanceTimersByTime(10_000))
  await userEvent.hover(shown() as HTMLElement)
  await elapse()
  expect(shown()).not.toBeNull()
  shown()?.querySelector('button')?.focus()
  await userEvent.unhover(shown() as HTMLElement)
  await elapse()
  expect(shown()).not.toBeNull()
  await act(async () => shown()?.querySelector('button')?.blur())
  await elapse()
  await vi.waitFor(() => expect(shown()).toBeNull(), { timeout: 20_000 })
})
