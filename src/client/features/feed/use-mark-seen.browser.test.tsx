import { QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Me } from '../../../contract/x/people/me.ts'
import { createQueryClient } from '../../lib/cache/query-client.ts'
import { sessionQueries } from '../../lib/session/session-queries.ts'
import { setTransport } from '../../lib/transport.ts'
import { ThemeProvider } from '../../theme/theme-provider.tsx'
import { UndoNotes } from '../../ui/float/undo-note.tsx'
import { useMarkSeen } from './use-mark-seen.ts'

const amounts = { contacts: 0, deals: 0, cases: 0 }
const account = { id: '1', name: 'Northlight', ownCompanyId: '1', currency: 'EUR', capacity: amounts, used: amounts } as const
const ana = { id: '1', name: 'Ana', role: 'member', companyId: '1', active: true, email: 'ana@northlight.test', timeZone: 'UTC' } as const
const { queryKey } = sessionQueries.me()
let sent: unknown[]
let client: ReturnType<typeof createQueryClient>
let mark: ReturnType<typeof useMarkSeen>

const Marker = () => {
  mark = useMarkSeen()
  return <UndoNotes />
}
const seen = (...seenRecordings: string[]) =>
  client.setQueryData(queryKey, { ...ana, lastEventId: '0', account, seenRecordings } satisfies Me)
const open = () =>
  render(
    <ThemeProvider>
      <QueryClientProvider client={client}>
        <Marker />
      </QueryClientProvider>
    </ThemeProvider>,
  )

beforeEach(() => {
  sent = []
  client = createQueryClient()
  setTransport(async (request) => {
    if (request.method !== 'GET') sent.push(((await request.json()) as { me: Record<string, unknown> }).me['seen-recordings'])
    return Response.json({})
  })
})
afterEach(() => setTransport())

test('Undo takes back what was marked, and leaves what another window has marked since', async () => {
  seen('1')
  await open()
  mark.change((now) => ({ ...now, seenRecordings: [...(now.seenRecordings ?? []), '2'] }), 'Marked as seen')
  await expect.poll(() => sent).toEqual([['1', '2']])
  await expect.element(page.getByRole('button', { name: 'Undo' })).toBeVisible()
  seen('1', '2', '3')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect
    .poll(() => sent)
    .toEqual([
      ['1', '2'],
      ['1', '3'],
    ])
})
