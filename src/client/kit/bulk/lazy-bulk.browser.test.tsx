import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ThemeProvider } from '../../theme/theme-provider.tsx'
import { Popover } from '../../ui/float/popover.tsx'
import { useKeys } from '../../ui/keys/hotkeys.ts'
import { lazyBulk } from './lazy-bulk.tsx'

const Bar = () => {
  const [open, setOpen] = useState(false)
  const [done, setDone] = useState(0)
  const [text, setText] = useState('')
  useKeys({ t: () => setOpen(true), s: () => setDone((now) => now + 1) })
  return (
    <>
      <p>Completed {done} times</p>
      <Popover opened={open} onChange={setOpen} label="Tag" target={<button type="button">Tag</button>}>
        <input autoFocus aria-label="Tag" value={text} onChange={({ currentTarget }) => setText(currentTarget.value)} />
      </Popover>
    </>
  )
}

const open = async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const bar = lazyBulk(() => promise.then(() => Bar))
  const Page = () => {
    const [rows, setRows] = useState(0)
    useKeys({ j: () => setRows((now) => now + 1) })
    return (
      <ThemeProvider>
        <p>Row {rows}</p>
        <bar.Component />
      </ThemeProvider>
    )
  }
  await render(<Page />)
  return resolve
}

test('keys that are pressed before the bar of a selection has been loaded are its own, and what follows goes into what they open', async () => {
  const arrive = await open()
  await userEvent.keyboard('jstVIP')
  await expect.element(page.getByText('Row 1')).toBeVisible()
  arrive()
  await userEvent.keyboard(' no. 1')
  await expect.element(page.getByRole('textbox', { name: 'Tag' })).toHaveValue('VIP no. 1')
  await expect.element(page.getByText('Completed 1 times')).toBeVisible()
})

test('Escape drops them', async () => {
  const arrive = await open()
  await userEvent.keyboard('s{Escape}')
  arrive()
  await expect.element(page.getByText('Completed 0 times')).toBeVisible()
})
