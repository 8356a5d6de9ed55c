import { useState } from 'react'
import { flushSync } from 'react-dom'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ThemeProvider } from '../../theme/theme-provider.tsx'
import { Popover } from '../float/popover.tsx'
import { useKeys } from './hotkeys.ts'
import { redirectTyping } from './typed-ahead.ts'

const Page = () => {
  const [opened, setOpened] = useState(false)
  const [text, setText] = useState('')
  const [selected, setSelected] = useState(0)
  useKeys({ c: () => redirectTyping(), x: () => setSelected((now) => now + 1) })
  return (
    <>
      <button type="button" onClick={() => setOpened(true)}>
        Loaded
      </button>
      <p>Selected {selected}</p>
      {opened && <input aria-label="Name" autoFocus value={text} onChange={({ currentTarget }) => setText(currentTarget.value)} />}
    </>
  )
}
// A press of the pointer would end it: the code arrives by itself.
const press = (key: string) => document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
const arrive = () => (page.getByRole('button', { name: 'Loaded' }).element() as HTMLElement).click()

test('what is typed before a form has been loaded is typed into its first field', async () => {
  await render(<Page />)
  await userEvent.keyboard('cXylo{Backspace}o x')
  arrive()
  await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Xylo x')
  await userEvent.keyboard('yz')
  await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Xylo xyz')
  await expect.element(page.getByText('Selected 0')).toBeVisible()
})

test('Escape ends it', async () => {
  await render(<Page />)
  await userEvent.keyboard('cab{Escape}x')
  arrive()
  await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveValue('')
  await expect.element(page.getByText('Selected 1')).toBeVisible()
})

test('Enter is pressed in the field, after what was typed before it', async () => {
  const onEnter = vi.fn()
  await render(
    <ThemeProvider>
      <Popover label="Add a person" target={<button type="button">Add</button>}>
        <input autoFocus aria-label="Person" onKeyDown={({ key, currentTarget }) => key === 'Enter' && onEnter(currentTarget.value)} />
      </Popover>
    </ThemeProvider>,
  )
  const add = page.getByRole('button', { name: 'Add' }).element() as HTMLElement
  add.focus()
  flushSync(() => add.click())
  for (const key of ['N', 'i', 'l', 's']) press(key)
  press('Enter')
  await expect.poll(() => onEnter.mock.calls).toEqual([['Nils']])
  await expect.element(page.getByRole('dialog', { name: 'Add a person' })).toBeVisible()
})
