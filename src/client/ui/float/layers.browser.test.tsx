import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ThemeProvider } from '../../theme/theme-provider.tsx'
import { ConfirmHost, confirm } from '../dialogs/confirm.tsx'
import { Sheet } from '../dialogs/sheet.tsx'
import { TextField } from '../fields/text-field.tsx'
import { ActionsMenu } from './menu.tsx'
import { Popover } from './popover.tsx'

const button = (name: string) => page.getByRole('button', { name, exact: true })
const expectFocus = (name: string) => expect.poll(() => document.activeElement?.textContent || document.activeElement?.ariaLabel).toBe(name)

// The sheet makes the element with this id inert.
let root: HTMLElement
beforeEach(() => {
  root = document.createElement('div')
  root.id = 'root'
  document.body.append(root)
})
afterEach(() => root.remove())
const show = (content: React.ReactNode) => render(<ThemeProvider>{content}</ThemeProvider>, { container: root })

test('a menu opens from any target, on the first click, and says so', async () => {
  const onEdit = vi.fn()
  await show(
    <ActionsMenu
      label="More"
      target={<button type="button">Account</button>}
      items={[
        { label: 'Edit', onClick: onEdit },
        { label: 'Merge', onClick: onEdit, disabled: true },
      ]}
    />,
  )
  await expect.element(button('Account')).toHaveAttribute('aria-haspopup', 'menu')
  await expect.element(button('Account')).toHaveAttribute('aria-expanded', 'false')
  await button('Account').click()
  await expect.element(page.getByRole('menu', { name: 'More' })).toBeVisible()
  await expect.element(button('Account')).toHaveAttribute('aria-expanded', 'true')
  await expectFocus('Edit')
  await page.getByRole('menuitem', { name: 'Merge' }).click({ force: true })
  expect(onEdit).not.toHaveBeenCalled()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  expect(onEdit).toHaveBeenCalledOnce()
  await expectFocus('Account')
})

test('the keys of a menu choose, and Escape and Tab return the focus', async () => {
  const onDelete = vi.fn()
  await show(
    <ActionsMenu
      label="More"
      items={[
        { label: 'Edit', onClick: vi.fn() },
        { label: 'Remove', key: 'x', onClick: onDelete },
      ]}
    />,
  )
  for (const key of ['{Escape}', '{Tab}']) {
    await button('More').click()
    await expectFocus('Edit')
    await userEvent.keyboard(key)
    await expectFocus('More')
  }
  await button('More').click()
  await expectFocus('Edit')
  await userEvent.keyboard('x')
  expect(onDelete).toHaveBeenCalledOnce()
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
})

const filter = (
  <Popover label="Filter" target={<button type="button">Title</button>}>
    <TextField label="Title is" value="" onChange={() => undefined} autoFocus />
  </Popover>
)

test('a popover takes the focus, and Escape returns it', async () => {
  await show(filter)
  await button('Title').click()
  await expect.element(page.getByRole('dialog', { name: 'Filter' })).toBeVisible()
  await expect.element(page.getByRole('textbox')).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expectFocus('Title')
})

test('a click outside closes a popover and keeps the focus where it went', async () => {
  await show(
    <>
      {filter}
      <input aria-label="Elsewhere" style={{ position: 'absolute', bottom: 0 }} />
    </>,
  )
  await button('Title').click()
  await expect.element(page.getByRole('textbox', { name: 'Title is' })).toHaveFocus()
  await page.getByRole('textbox', { name: 'Elsewhere' }).click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(page.getByRole('textbox', { name: 'Elsewhere' })).toHaveFocus()
})

const WithSheet = ({ children }: { children: React.ReactNode }) => {
  const [opened, setOpened] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpened(true)}>
        New
      </button>
      <Sheet opened={opened} onClose={() => setOpened(false)} title="New contact">
        {children}
      </Sheet>
    </>
  )
}

test('a sheet is modal: it takes and keeps the focus, and the page is inert', async () => {
  await show(
    <WithSheet>
      <TextField label="Name" value="" onChange={() => undefined} autoFocus />
    </WithSheet>,
  )
  await button('New').click()
  await expect.element(page.getByRole('dialog', { name: 'New contact' })).toHaveAttribute('aria-modal', 'true')
  await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveFocus()
  expect(root.inert).toBe(true)
  await userEvent.tab()
  await expectFocus('Close')
  await userEvent.tab()
  await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect(root.inert).toBe(false)
  await expectFocus('New')
})

test('a sheet leaves the focus in the field to which it was moved at once', async () => {
  const moveOn = vi.fn(() => document.querySelector<HTMLElement>('[name=last]')?.focus())
  await show(
    <WithSheet>
      <input aria-label="First name" data-autofocus onFocus={moveOn} />
      <input aria-label="Last name" name="last" />
    </WithSheet>,
  )
  await button('New').click()
  await expect.element(page.getByRole('textbox', { name: 'Last name' })).toHaveFocus()
  await userEvent.keyboard('Byron')
  await expect.element(page.getByRole('textbox', { name: 'Last name' })).toHaveValue('Byron')
  expect(moveOn).toHaveBeenCalledOnce()
})

test('Escape closes a popover in a sheet, and the sheet after it', async () => {
  await show(<WithSheet>{filter}</WithSheet>)
  await button('New').click()
  await button('Title').click()
  await expect.element(page.getByRole('textbox')).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog', { name: 'Filter' })).not.toBeInTheDocument()
  await expect.element(page.getByRole('dialog', { name: 'New contact' })).toBeVisible()
  await expectFocus('Title')
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog', { name: 'New contact' })).not.toBeInTheDocument()
})

test('a question focuses the way out, and Escape answers no', async () => {
  const onAnswer = vi.fn()
  const Ask = () => {
    const ask = async () => onAnswer(await confirm({ title: 'Delete?', text: 'It is gone.', action: 'Delete' }))
    return (
      <button type="button" onClick={() => void ask()}>
        Ask
      </button>
    )
  }
  await show(
    <>
      <Ask />
      <ConfirmHost />
    </>,
  )
  const question = page.getByRole('alertdialog', { name: 'Delete?' })
  await button('Ask').click()
  await expect.element(question).toHaveAccessibleDescription('It is gone.')
  await expectFocus('Cancel')
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => onAnswer.mock.calls).toEqual([[false]])
  await button('Ask').click()
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect.poll(() => onAnswer.mock.calls).toEqual([[false], [true]])
  await expectFocus('Ask')
})
