import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ServiceError, Unreachable } from '../../lib/service-error.ts'
import { ThemeProvider } from '../../theme/theme-provider.tsx'
import { BlockFailure } from './block-failure.tsx'

const open = (error: Error) =>
  render(
    <ThemeProvider>
      <BlockFailure noun="milestones" error={error} onRetry={() => undefined} />
    </ThemeProvider>,
  )

test('a block without a connection is quiet: the page says why', async () => {
  await open(new Unreachable())
  await expect.element(page.getByText('Not loaded yet.')).toBeVisible()
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
})

test('a block that the service refuses says why, and can be loaded again', async () => {
  await open(new ServiceError(500, [{ code: 'failed', message: 'Something went wrong on the server.' }]))
  await expect.element(page.getByText("Couldn't load milestones. Something went wrong on the server.")).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Retry' })).toBeVisible()
})
