import type { ReactNode } from 'react'
import { afterEach, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { translatePage } from '../testing/fake-translator.ts'
import { FindContext, TextHighlight } from '../ui/text/text-highlight.tsx'

let stop = () => {}
afterEach(() => stop())

const Bare = ({ children }: { children: ReactNode }) => <div data-part="">{children}</div>

/** Shows one content after the other in a page that is translated after each, and returns the texts. */
const textsOf = async (...contents: ReactNode[]) => {
  const { container, rerender } = await render(<Bare>{contents[0]}</Bare>)
  stop = translatePage()
  const texts = [container.textContent]
  for (const content of contents.slice(1)) {
    await rerender(<Bare>{content}</Bare>)
    await Promise.resolve()
    texts.push(container.textContent)
  }
  return texts
}

const Note = ({ count, late = false, by }: { count: number; late?: boolean; by?: string }) => (
  <p>
    {late && <b>Late</b>} {count} selected {by ? <>by {by}</> : 'by nobody'}, {count === 1 ? 'one' : <i>many</i>}
  </p>
)

it('changes counts and words beside others', async () => {
  expect(await textsOf(<Note count={1} />, <Note count={4} late />, <Note count={2} by="Ada" />, <Note count={1} late by="Ben" />)).toEqual(
    [' 1 selected by nobody, one', 'Late 4 selected by nobody, many', ' 2 selected by Ada, many', 'Late 1 selected by Ben, one'],
  )
})

it('keeps the words of a button together', async () => {
  const { container } = await render(
    <button type="button" style={{ display: 'flex' }}>
      <i aria-hidden /> Delete {3} contacts ({false}
      {10})
    </button>,
  )
  expect(container.querySelector('button')?.innerText.trim()).toBe('Delete 3 contacts (10)')
})

it('changes the marks of a search', async () => {
  const find = (text: string, term: string) => {
    const at = term ? text.indexOf(term) : -1
    return at < 0 ? undefined : [[at, at + term.length] as const]
  }
  const found = (term: string) => (
    <FindContext value={find}>
      <TextHighlight text="Sigrid Aune" term={term} />
    </FindContext>
  )
  expect(await textsOf(found(''), found('Au'), found('Sig'), found(''))).toEqual(Array(4).fill('Sigrid Aune'))
})

it('keeps the words of people, and fields of text alone', async () => {
  const { container } = await render(
    <label>
      With <bdi>Åsa</bdi>
      <span dir="auto">Hei</span>
      <select>
        <option>
          {2} of {3}
        </option>
      </select>
    </label>,
  )
  stop = translatePage((text) => `«${text.trim()}»`)
  expect(container.textContent).toBe('«With»ÅsaHei2 of 3')
})
