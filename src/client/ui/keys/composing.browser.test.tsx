import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { useKeys } from './hotkeys.ts'

const Sheet = ({ taken }: { taken: string[] }) => {
  useKeys({ escape: () => taken.push('sheet Escape') }, { inLayer: true })
  return (
    <form>
      <input aria-label="Name" onKeyDown={({ key }) => taken.push(`field ${key}`)} />
    </form>
  )
}

/** Presses a key as the browsers report one of a composition: Chrome and Firefox say so, Safari only by the code. */
const press = (field: Element, key: string, kind: 'chrome' | 'safari' | 'plain') => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, isComposing: kind === 'chrome' })
  if (kind !== 'plain') Object.defineProperty(event, 'keyCode', { value: 229 })
  field.dispatchEvent(event)
  return event.defaultPrevented
}

it('leaves Enter and Escape of a composition to the input method', async () => {
  const taken: string[] = []
  const { getByRole } = await render(<Sheet taken={taken} />)
  const field = getByRole('textbox').element()
  for (const kind of ['chrome', 'safari'] as const) for (const key of ['Enter', 'Escape']) expect(press(field, key, kind)).toBe(false)
  expect(taken).toEqual([])
  press(field, 'Enter', 'plain')
  press(field, 'Escape', 'plain')
  expect(taken).toEqual(['field Enter', 'field Escape', 'sheet Escape'])
})
