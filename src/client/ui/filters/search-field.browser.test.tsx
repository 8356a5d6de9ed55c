import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ThemeProvider } from '../../theme/theme-provider.tsx'
import { SearchField } from './search-field.tsx'

test('searches for a word once an input method has composed it', async () => {
  const onChange = vi.fn()
  const Form = () => {
    const [value, setValue] = useState('')
    const change = (text: string) => {
      onChange(text)
      setValue(text)
    }
    return (
      <ThemeProvider>
        <SearchField value={value} onChange={change} placeholder="Filter" label="Filter" />
      </ThemeProvider>
    )
  }
  await render(<Form />)
  const field = page.getByRole('textbox', { name: 'Filter' })
  const input = field.element() as HTMLInputElement
  const write = (text: string) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
    input.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true }))
  }
  input.focus()
  input.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }))
  for (const half of ['と', 'とう', 'とうk', '東京']) {
    write(half)
    await expect.element(field).toHaveValue(half)
  }
  expect(onChange).not.toHaveBeenCalled()
  input.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }))
  await expect.element(field).toHaveValue('東京')
  expect(onChange).toHaveBeenCalledExactlyOnceWith('東京')
})
