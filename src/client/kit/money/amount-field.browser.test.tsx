import { MantineProvider } from '@mantine/core'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { setTimeZone } from '../../ui/dates/time-zone.ts'
import { AmountEdit } from './amount-edit.tsx'
import { AmountField } from './amount-field.tsx'
import { hoursFormat, moneyFormat } from './amount-formats.ts'

const field = page.getByRole('textbox', { name: 'Price' })

const Price = ({ currency }: { currency: string }) => {
  const [value, setValue] = useState('')
  return (
    <MantineProvider>
      <AmountField label="Price" format={moneyFormat(currency)} value={value} onChange={setValue} />
    </MantineProvider>
  )
}

beforeEach(() => {
  localStorage.clear()
  setTimeZone('UTC')
})

test('a price is shown as it will be stored', async () => {
  await render(<Price currency="EUR" />)
  await field.fill('12')
  await expect.element(page.getByRole('status')).not.toBeInTheDocument()
  for (const [typed, shown] of [
    ['0,125', '€0.125'],
    ['€ 1.250,00', '€1,250'],
    ['(250.00)', '-€250'],
    ['١٢٣٤', '€1,234'],
  ] as const) {
    await field.fill(typed)
    await expect.element(page.getByRole('status')).toHaveTextContent(shown)
  }
})

test('a thousand or a fraction is asked once, and chosen by a key', async () => {
  await render(<Price currency="EUR" />)
  await field.fill('12,500')
  await expect.element(page.getByRole('group', { name: 'Which amount?' })).toHaveTextContent('Is this 12,500 ↑ or 12.50 ↓?')
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(field).toHaveValue('12.50')
  await field.fill('1,250')
  await expect.element(page.getByRole('status')).toHaveTextContent('€1.25')
  await field.fill('1.250')
  await expect.element(page.getByRole('status')).toHaveTextContent('€1,250')
})

test('a currency without decimals says what happens to them', async () => {
  await render(<Price currency="JPY" />)
  await field.fill('1000.50')
  await expect.element(page.getByRole('status')).toHaveTextContent('¥1,000.5 (JPY usually has no decimals)')
})

test('an estimate of hours and minutes is stored in hours', async () => {
  const onSave = vi.fn(async () => undefined)
  await render(<AmountEdit label="Price" value="2" record={1} format={hoursFormat} onSave={onSave} />)
  await page.getByRole('button', { name: 'Edit Price' }).click()
  await field.fill('1h 30m')
  await expect.element(page.getByRole('status')).toHaveTextContent('1.5 h')
  await userEvent.keyboard('{Enter}')
  expect(onSave).toHaveBeenCalledExactlyOnceWith('1.5', 1)
})
