import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ThemeProvider } from '../../theme/theme-provider.tsx'
import { Checkbox } from './checkbox.tsx'

test('the box stands on the middle of its label', async () => {
  await render(
    <ThemeProvider>
      <Checkbox label="Notify Mia" checked={false} onChange={() => undefined} />
    </ThemeProvider>,
  )
  const middleOf = (element: Element) => element.getBoundingClientRect().top + element.getBoundingClientRect().height / 2
  const box = page.getByRole('checkbox', { name: 'Notify Mia' }).element()
  expect(middleOf(box)).toBeCloseTo(middleOf(page.getByText('Notify Mia').element()), 0)
})
