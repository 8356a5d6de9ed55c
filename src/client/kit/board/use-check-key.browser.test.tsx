import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { useCheckKey } from './use-check-key.ts'

const Cards = ({ lifted }: { lifted?: 'here' }) => {
  const [done, setDone] = useState(false)
  useCheckKey(true)
  return (
    <div data-lifted={lifted}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: cards of boards take the focus */}
      <article aria-label="Map, task" data-card="1" tabIndex={0}>
        <input type="checkbox" aria-label="Select Map" readOnly checked={false} />
        <button type="button" role="checkbox" aria-checked={done} aria-label="Complete Map" onClick={() => setDone((now) => !now)} />
      </article>
    </div>
  )
}

test('d completes and reopens the task of the card that has the focus, and does nothing elsewhere', async () => {
  await render(<Cards />)
  const check = page.getByRole('checkbox', { name: 'Complete Map' })
  await userEvent.keyboard('d')
  await expect.element(check).not.toBeChecked()
  ;(page.getByRole('article').element() as HTMLElement).focus()
  await userEvent.keyboard('d')
  await expect.element(check).toBeChecked()
  await userEvent.keyboard('d')
  await expect.element(check).not.toBeChecked()
})

test('d leaves a lifted card as it is', async () => {
  const { rerender } = await render(<Cards lifted="here" />)
  const check = page.getByRole('checkbox', { name: 'Complete Map' })
  ;(page.getByRole('article').element() as HTMLElement).focus()
  await userEvent.keyboard('d')
  await expect.element(check).not.toBeChecked()
  await rerender(<Cards />)
  await userEvent.keyboard('d')
  await expect.element(check).toBeChecked()
})
