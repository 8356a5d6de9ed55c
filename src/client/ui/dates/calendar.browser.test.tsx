import { MantineProvider } from '@mantine/core'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Calendar } from './calendar.tsx'
import { setTimeZone } from './time-zone.ts'

afterEach(() => {
  vi.useRealTimers()
})

test.each([
  ['Pacific/Auckland', 'December 2026'],
  ['Pacific/Honolulu', 'November 2026'],
])('an empty date opens on the month of the profile, in %s on %s', async (zone, month) => {
  vi.useFakeTimers({ now: new Date('2026-11-30T12:00:00Z'), toFake: ['Date'] })
  setTimeZone(zone)
  await render(
    <MantineProvider>
      <Calendar value="" onChange={() => undefined} />
    </MantineProvider>,
  )
  await expect.element(page.getByText(month)).toBeVisible()
})
