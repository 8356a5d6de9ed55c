import { useEffect, useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { keepFocus } from './keep-focus.ts'

const Rows = () => {
  const [rows, setRows] = useState(['Ada', 'Bob', 'Cy'])
  const [open, setOpen] = useState(false)
  const [busy, setBusy] = useState(false)
  useEffect(keepFocus, [])
  return (
    <main>
      <h1>People</h1>
      <ul>
        {rows.map((name) => (
          <li key={name}>
            <a href={`#${name}`}>{name}</a>
            <button type="button" className="remove" onClick={() => setRows((now) => now.filter((row) => row !== name))}>
              Remove {name}
            </button>
          </li>
        ))}
      </ul>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <button
        type="button"
        disabled={busy}
        onClick={() => {
          setBusy(true)
          setTimeout(() => setBusy(false), 150)
        }}
      >
        Save
      </button>
      <div role="group" aria-label="Lines" tabIndex={-1}>
        <input aria-label="Line" onKeyDown={({ key, currentTarget }) => key === 'Escape' && currentTarget.blur()} />
      </div>
      {open && (
        <div role="dialog" aria-label="Question">
          <button type="button" autoFocus onClick={() => setOpen(false)}>
            Close
          </button>
        </div>
      )}
    </main>
  )
}

const button = (name: string) => page.getByRole('button', { name })
const press = async (name: string) => {
  ;(button(name).element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
}

test('the focus goes to the same control of the next row, of the row before, then to the next control', async () => {
  await render(<Rows />)
  await press('Remove Bob')
  await expect.element(button('Remove Cy')).toHaveFocus()
  await press('Remove Cy')
  await expect.element(button('Remove Ada')).toHaveFocus()
  await press('Remove Ada')
  await expect.element(button('Open')).toHaveFocus()
})

test('the focus goes back to what opened a layer', async () => {
  await render(<Rows />)
  await press('Open')
  await expect.element(button('Close')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(button('Open')).toHaveFocus()
})

test('a button that was disabled while it worked takes the focus again', async () => {
  await render(<Rows />)
  await press('Save')
  await expect.element(button('Save')).toBeDisabled()
  await expect.element(button('Save')).toBeEnabled()
  await expect.element(button('Save')).toHaveFocus()
})

test('a field that gives up the focus gives it to what is around it', async () => {
  await render(<Rows />)
  await userEvent.type(page.getByRole('textbox', { name: 'Line' }), 'x')
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('group', { name: 'Lines' })).toHaveFocus()
})

test('a pointer that presses beside everything takes the focus away', async () => {
  await render(<Rows />)
  ;(button('Remove Ada').element() as HTMLElement).focus()
  await userEvent.click(page.getByRole('heading', { name: 'People' }))
  await expect.poll(() => document.activeElement).toBe(document.body)
  await press('Remove Ada')
  await expect.element(button('Remove Bob')).toHaveFocus()
})
