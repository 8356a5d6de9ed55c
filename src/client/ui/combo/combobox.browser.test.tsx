import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ThemeProvider } from '../../theme/theme-provider.tsx'
import { ComboField } from './combo-field.tsx'
import type { ComboFieldProps } from './combobox-layer.tsx'
import { SameNameContext } from './same-name.ts'
import type { ComboOption } from './use-options.ts'

const companies = ['Engines Ltd', 'England Mills', 'Kyiv Jazz Days'].map((label) => ({ id: label, label }))
const findCompanies = async (term: string) => companies.filter(({ label }) => label.toLowerCase().includes(term.toLowerCase()))

const Form = (props: Partial<ComboFieldProps>) => {
  const [value, setValue] = useState<ComboOption>()
  const change = (option: ComboOption | undefined) => {
    setValue(option)
    props.onChange?.(option)
  }
  return (
    <ThemeProvider>
      <ComboField label="Company" search={findCompanies} {...props} value={value} onChange={change} />
      <button type="button">Next</button>
    </ThemeProvider>
  )
}

const field = page.getByRole('combobox', { name: 'Company' })
const option = (name: string) => page.getByRole('option', { name, exact: true })
const create = { createLabel: (term: string) => `New company “${term}”` }

test('finds while typing, moves with arrow keys and chooses with Enter', async () => {
  const onChange = vi.fn()
  await render(<Form onChange={onChange} />)
  await field.fill('eng')
  await expect.element(field).toHaveAttribute('aria-expanded', 'true')
  await expect.element(option('England Mills')).toBeVisible()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(option('England Mills')).toHaveAttribute('aria-selected', 'true')
  expect(field.element().getAttribute('aria-activedescendant')).toBe(option('England Mills').element().id)
  expect(document.getElementById(field.element().getAttribute('aria-controls') ?? '')?.role).toBe('listbox')
  await userEvent.keyboard('{Enter}')
  await expect.element(field).toHaveValue('England Mills')
  await expect.element(field).toHaveAttribute('aria-expanded', 'false')
  expect(onChange).toHaveBeenCalledExactlyOnceWith(companies[1])
})

test('offers a new option after the existing ones', async () => {
  const onChange = vi.fn()
  await render(<Form {...create} onChange={onChange} />)
  await field.fill('Engine')
  await expect.element(page.getByRole('option').first()).toHaveTextContent('Engines Ltd')
  await option('New company “Engine”').click()
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ label: 'Engine' })
  await expect.element(field).toHaveValue('Engine')
})

test('Ctrl+Enter chooses what Enter would and is left to the form', async () => {
  const [onChange, onKey] = [vi.fn(), vi.fn()]
  const hear = (event: KeyboardEvent) => event.ctrlKey && event.key === 'Enter' && onKey(event.defaultPrevented)
  window.addEventListener('keydown', hear)
  await render(<Form {...create} onChange={onChange} />)
  await field.fill('england')
  await expect.element(option('England Mills')).toBeVisible()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  expect(onKey).toHaveBeenCalledExactlyOnceWith(false)
  expect(onChange).toHaveBeenCalledExactlyOnceWith(companies[1])
  await expect.element(field).toHaveAttribute('aria-expanded', 'false')
  await field.click()
  await expect.element(option('England Mills')).toBeVisible()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  expect(onKey).toHaveBeenLastCalledWith(false)
  expect(onChange).toHaveBeenCalledOnce()
  window.removeEventListener('keydown', hear)
})

test('leaving keeps what is typed as a new option, or the option with this name', async () => {
  const onChange = vi.fn()
  await render(<Form {...create} onChange={onChange} />)
  await field.fill('Half')
  await userEvent.tab()
  expect(onChange).toHaveBeenLastCalledWith({ label: 'Half' })
  await field.fill('Engines Ltd')
  await expect.element(option('Engines Ltd')).toBeVisible()
  await userEvent.tab()
  expect(onChange).toHaveBeenLastCalledWith(companies[0])
})

test('leaving restores the value where nothing new can be made', async () => {
  const onChange = vi.fn()
  await render(<Form onChange={onChange} />)
  await field.fill('kyiv')
  await option('Kyiv Jazz Days').click()
  await field.fill('nobody')
  await expect.element(page.getByText('Nothing found.')).toBeVisible()
  await userEvent.tab()
  await expect.element(field).toHaveValue('Kyiv Jazz Days')
  expect(onChange).toHaveBeenCalledOnce()
})

test('ignores the answer to an earlier term', async () => {
  const answers = new Map<string, (options: ComboOption[]) => void>()
  await render(<Form search={(term) => new Promise((resolve) => answers.set(term, resolve))} />)
  await field.fill('eng')
  await expect.poll(() => answers.has('eng')).toBe(true)
  await field.fill('kyiv')
  await expect.poll(() => answers.has('kyiv')).toBe(true)
  answers.get('kyiv')?.([{ id: '3', label: 'Kyiv Jazz Days' }])
  answers.get('eng')?.([{ id: '1', label: 'Engines Ltd' }])
  await expect.element(option('Kyiv Jazz Days')).toBeVisible()
  expect(page.getByRole('option').elements()).toHaveLength(1)
})

test('Enter waits for the options and takes the one of this name, also in another spelling', async () => {
  const onChange = vi.fn()
  const answers = new Map<string, (options: ComboOption[]) => void>()
  const isSameName = (a: string, b: string) => a.replace('’', "'").toLowerCase() === b.replace('’', "'").toLowerCase()
  await render(
    <SameNameContext value={isSameName}>
      <Form {...create} search={(term) => new Promise((resolve) => answers.set(term, resolve))} onChange={onChange} />
    </SameNameContext>,
  )
  await field.fill("o'rourke")
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Searching…')).toBeVisible()
  await expect.poll(() => answers.has("o'rourke")).toBe(true)
  await expect.element(page.getByRole('option', { name: /New company/ })).not.toBeInTheDocument()
  expect(onChange).not.toHaveBeenCalled()
  answers.get("o'rourke")?.([
    { id: '1', label: 'Anna O’Rourke' },
    { id: '2', label: 'O’Rourke' },
  ])
  await expect.element(field).toHaveValue('O’Rourke')
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ id: '2', label: 'O’Rourke' })
})

test('Enter makes a new option once the answer has none', async () => {
  const onChange = vi.fn()
  await render(<Form {...create} onChange={onChange} />)
  await field.fill('Engine works')
  await userEvent.keyboard('{Enter}')
  await expect.element(field).toHaveAttribute('aria-expanded', 'false')
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ label: 'Engine works' })
})

test('Enter makes nothing where the search failed', async () => {
  const onChange = vi.fn()
  await render(<Form {...create} search={() => Promise.reject(new Error('offline'))} onChange={onChange} />)
  await field.fill('Engines')
  await userEvent.keyboard('{Enter}')
  await expect.element(option('New company “Engines”')).toBeVisible()
  expect(onChange).not.toHaveBeenCalled()
})

test('Escape closes the list; a form that keeps the text keeps it', async () => {
  const onTyped = vi.fn()
  const { rerender } = await render(<Form {...create} />)
  await field.fill('Half')
  await userEvent.keyboard('{Escape}')
  await expect.element(field).toHaveValue('')
  await rerender(<Form {...create} onTyped={onTyped} />)
  await field.fill('Half')
  await userEvent.keyboard('{Escape}')
  await expect.element(field).toHaveAttribute('aria-expanded', 'false')
  await expect.element(field).toHaveValue('Half')
  expect(onTyped).toHaveBeenLastCalledWith('Half')
})

test('an inline list is open from the start, and leaving it chooses nothing', async () => {
  const onChange = vi.fn()
  await render(<Form {...create} inline onChange={onChange} />)
  await expect.element(option('Engines Ltd')).toBeVisible()
  await field.fill('Half')
  await userEvent.tab()
  expect(onChange).not.toHaveBeenCalled()
})

test('is marked as required, in words for screen readers and with an asterisk', async () => {
  await render(<Form required />)
  await expect.element(field).toHaveAttribute('aria-required', 'true')
  await expect.element(page.getByText('*')).toBeVisible()
})
