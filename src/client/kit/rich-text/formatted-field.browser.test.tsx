import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ThemeProvider } from '../../theme/theme-provider.tsx'
import { FormattedField } from './formatted-field.tsx'
import type { FormattedText } from './formatted-text.ts'
import { FormattedWords } from './formatted-words.tsx'

const onSend = vi.fn<(text: FormattedText) => void>()
const Form = ({ initial }: { initial: FormattedText }) => {
  const [text, setText] = useState(initial)
  return (
    <ThemeProvider>
      <FormattedField
        className=""
        label="Text"
        draftKey="1:notes:2:text"
        noun="note"
        value={text}
        onChange={setText}
        onSend={() => onSend(text)}
      />
    </ThemeProvider>
  )
}
const editor = page.getByRole('textbox', { name: 'Text' })
const bold = page.getByRole('button', { name: 'Bold' })
const send = async () => {
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  return onSend.mock.lastCall?.[0]
}
beforeEach(() => onSend.mockReset())

test('keeps what is typed before and after the editor arrives', async () => {
  await render(<Form initial={{ body: '' }} />)
  await editor.click()
  await userEvent.keyboard('Ask ')
  await expect.element(bold).toBeVisible()
  await userEvent.keyboard('Kim')
  expect(await send()).toEqual({ body: 'Ask Kim', xHtml: undefined })
})

test('writes a plain text as it was, and a formatted one with its text', async () => {
  await render(<Form initial={{ body: '1 < 2\n  two\n\n\n<b>three</b>' }} />)
  await expect.element(bold).toBeVisible()
  await expect.poll(() => editor.element().innerHTML).toContain('&lt;b&gt;three&lt;/b&gt;')
  await editor.click()
  await userEvent.keyboard('{Control>}{End}{/Control}!')
  expect(await send()).toEqual({ body: '1 < 2\n  two\n\n\n<b>three</b>!', xHtml: undefined })
  await userEvent.keyboard('{Control>}{Home}{/Control}')
  // The editor hears of the new caret a moment later, and then drops what Ctrl+B chose before.
  await expect.poll(() => (getSelection()?.anchorNode?.textContent ?? '').slice(getSelection()?.anchorOffset)).toBe('1 < 2')
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  await userEvent.keyboard('{Control>}b{/Control}')
  await expect.element(bold).toHaveAttribute('aria-pressed', 'true')
  await userEvent.keyboard('So: ')
  const sent = await send()
  expect(sent?.body).toBe('So: 1 < 2\ntwo\n\n<b>three</b>!')
  expect(sent?.xHtml).toContain('<p><strong>So: </strong>1 &lt; 2<br>')
})

test('is unchanged when it opens, whatever the editor adds at the end', async () => {
  const onChange = vi.fn()
  const xHtml = '<table><tbody><tr><td>Tent</td><td>12</td></tr></tbody></table>'
  await render(
    <ThemeProvider>
      <FormattedField
        className=""
        label="Text"
        draftKey="1:notes:2:text"
        noun="note"
        autoFocus
        value={{ body: 'Tent\t12', xHtml }}
        onChange={onChange}
      />
    </ThemeProvider>,
  )
  await expect.element(editor).toHaveFocus()
  expect(onChange).not.toHaveBeenCalled()
})

test('shows plain text literally, and formats made safe', async () => {
  await render(
    <>
      <div data-part="plain">
        <FormattedWords text={{ body: '<b>1</b>\n2' }} />
      </div>
      <div data-part="formatted">
        <FormattedWords text={{ body: '1', xHtml: '<p><b>1</b><img src=x onerror=alert(1)></p>' }} />
      </div>
    </>,
  )
  expect(document.querySelector('[data-part=plain]')?.textContent).toBe('<b>1</b>\n2')
  expect(document.querySelector('[data-part=formatted]')?.innerHTML).toContain('<p><b>1</b></p>')
})
