import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { TestPage } from '../../../testing/test-page.tsx'
import type { TagsFilter } from '../fields.ts'
import { TagsPanel } from './tags-panel.tsx'

const counts = async () =>
  [
    ['VIP', 3],
    ['press', 2],
  ] satisfies [string, number][]

const Panel = () => {
  const [chosen, setChosen] = useState<TagsFilter>({ match: 'any', tags: [] })
  return (
    <TestPage>
      <TagsPanel param="tags" counts={counts} chosen={chosen} onChange={setChosen} />
    </TestPage>
  )
}

test('Enter in the field ticks the first tag that is found, and the arrow keys reach the tags', async () => {
  await render(<Panel />)
  await page.getByRole('textbox', { name: 'Find a tag' }).click()
  await userEvent.keyboard('pre')
  await expect.element(page.getByRole('checkbox', { name: 'VIP' })).not.toBeInTheDocument()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('checkbox', { name: 'press' })).toBeChecked()
  await expect.element(page.getByRole('radio', { name: 'Any' })).toBeChecked()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(page.getByRole('checkbox', { name: 'press' })).toHaveFocus()
})
