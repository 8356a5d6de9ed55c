import { useState } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ThemeProvider } from '../../theme/theme-provider.tsx'
import { RichTextEditor } from './rich-text-editor.tsx'
import { SafeHtml } from './safe-html.tsx'

const onFiles = vi.fn()
const onSend = vi.fn()
let written = ''

const Field = ({ html = '' }: { html?: string }) => {
  const [value, setValue] = useState(html)
  written = value
  return (
    <ThemeProvider>
      <RichTextEditor label="Message" value={value} onChange={setValue} placeholder="Write…" onFiles={onFiles} onSend={onSend} />
      <button type="button" onClick={() => setValue('<p>Restored</p>')}>
        Restore
      </button>
    </ThemeProvider>
  )
}
const field = page.getByRole('textbox', { name: 'Message' })

afterEach(() => vi.clearAllMocks())

describe('the editor', () => {
  test('writes HTML and is empty again without text', async () => {
    await render(<Field />)
    await field.click()
    await userEvent.keyboard('One {Control>}b{/Control}two{Control>}b{/Control}{Enter}- three')
    expect(written).toBe('<p>One <strong>two</strong></p><ul><li><p>three</p></li></ul>')
    await userEvent.keyboard('{Control>}a{/Control}{Delete}{Backspace}{Backspace}')
    await expect.poll(() => written).toBe('')
  })

  test('keeps every tag that the service stores', async () => {
    const html =
      '<h2>Plan</h2><p>A <a href="https://example.com/">link</a>, <code>code</code>, <s>no</s>, <u>u</u>, <em>e</em></p><blockquote><p>Q</p></blockquote><pre><code>x</code></pre><hr><ol><li><p>One</p></li></ol>'
    await render(<Field html={`${html}<table><tbody><tr><th>A</th><td>B</td></tr></tbody></table>`} />)
    await field.click()
    await userEvent.keyboard('{Control>}{Home}{/Control}My ')
    expect(written).toContain(html.replace('Plan', 'My Plan'))
    expect(written).toMatch(/<th[^>]*><p>A<\/p><\/th><td[^>]*><p>B<\/p><\/td>/)
  })

  test('shows a value that changes elsewhere, and sends with Ctrl+Enter', async () => {
    await render(<Field />)
    await field.click()
    await userEvent.keyboard('Draft')
    await page.getByRole('button', { name: 'Restore' }).click()
    await expect.element(field).toHaveTextContent('Restored')
    await field.click()
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    expect(onSend).toHaveBeenCalledOnce()
    expect(written).toBe('<p>Restored</p>')
  })

  test('adds a link by its address, and says what is wrong with one', async () => {
    await render(<Field />)
    await field.click()
    await userEvent.keyboard('Here')
    await userEvent.keyboard('{Control>}a{/Control}')
    await page.getByRole('button', { name: 'Link' }).click()
    const address = page.getByRole('textbox', { name: 'Link address' })
    await address.fill('javascript:alert(1) x')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText(/Enter a valid address/)).toBeVisible()
    await address.fill('example.com')
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => written).toBe('<p><a href="https://example.com">Here</a></p>')
  })

  test('has one stop of the Tab key for its controls, moved with the arrow keys', async () => {
    await render(<Field />)
    await field.click()
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
    await expect.element(page.getByRole('button', { name: 'Bold' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect.element(page.getByRole('button', { name: 'Strikethrough' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(field).toHaveFocus()
  })

  test('hands over pasted files', async () => {
    await render(<Field />)
    await field.click()
    const clipboardData = new DataTransfer()
    clipboardData.items.add(new File(['a'], 'plan.txt', { type: 'text/plain' }))
    field.element().dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    expect(onFiles.mock.calls[0]?.[0][0].name).toBe('plan.txt')
  })
})

describe('shown HTML', () => {
  test('holds no scripts, styles or pictures, and opens links in a new tab', async () => {
    const html =
      '<p onclick="x()" style="color:red" id="root">Hi <img src=x onerror=alert(1)><a href="javascript:alert(1)">a</a> <a href="https://example.com/">b</a></p><script>1</script><svg><style>p{}</style></svg>'
    const { container } = await render(<SafeHtml html={html} />)
    expect(container.firstElementChild?.innerHTML).toBe(
      '<p>Hi <a target="_blank" rel="noreferrer noopener nofollow">a</a> <a href="https://example.com/" target="_blank" rel="noreferrer noopener nofollow">b</a></p>',
    )
  })
})
