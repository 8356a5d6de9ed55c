import { QueryClientProvider } from '@tanstack/react-query'
import { Suspense } from 'react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Comment } from '../../../contract/notes/comments.ts'
import { createQueryClient } from '../../lib/cache/query-client.ts'
import { dispatchEvents } from '../../lib/live/event-handlers.ts'
import { peopleQueries } from '../../lib/people/people-queries.ts'
import { workgroupQueries } from '../../lib/people/workgroup-queries.ts'
import { sessionQueries } from '../../lib/session/session-queries.ts'
import { setTransport } from '../../lib/transport.ts'
import { ThemeProvider } from '../../theme/theme-provider.tsx'
import { commentResource } from '../comments/comment-resource.ts'
import { CommentThread } from '../comments/comment-thread.tsx'

const on = { resource: 'notes', id: '5' } as const
const amounts = { contacts: 0, deals: 0, cases: 0 }
const ana = { id: '1', name: 'Ana', role: 'member', companyId: '1', active: true } as const
const at = '2026-11-20 09:00:00'
const comment = (id: string): Comment => ({
  id,
  body: `Text ${id}`,
  attachments: [],
  author: '1',
  createdAt: at,
  updatedAt: at,
  isPrivate: false,
  noteId: '5',
})
let client: ReturnType<typeof createQueryClient>

beforeEach(() => {
  localStorage.clear()
  client = createQueryClient()
  const account = { id: '1', name: 'Northlight', ownCompanyId: '1', currency: 'EUR', capacity: amounts, used: amounts }
  client.setQueryData(sessionQueries.me().queryKey, { ...ana, email: 'ana@northlight.test', timeZone: 'UTC', lastEventId: '0', account })
  client.setQueryData(peopleQueries.users().queryKey, [ana])
  client.setQueryData(workgroupQueries.list().queryKey, [])
  client.setQueryData(commentResource.of(on).queryKey, {
    pages: [{ rows: [comment('8'), comment('7')], total: 2 }],
    pageParams: [undefined],
  })
  setTransport(async () => Response.json({ errors: [] }, { status: 404 }))
})
afterEach(() => setTransport())

test('keeps the words of an edit whose comment a colleague deletes, and its focus, until they are discarded', async () => {
  const thread = (count: number) => (
    <ThemeProvider>
      <QueryClientProvider client={client}>
        <MemoryRouter>
          <Suspense>
            <CommentThread on={on} projectId={undefined} count={count} since={at} writing={false} onWriting={() => undefined} />
          </Suspense>
        </MemoryRouter>
      </QueryClientProvider>
    </ThemeProvider>
  )
  const { rerender } = await render(thread(2))
  await page
    .getByRole('button', { name: /^More actions for the comment/ })
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  await page.getByRole('textbox', { name: 'Comment' }).fill('My better words')
  await dispatchEvents(client, [{ resource: 'comments', id: '7', action: 'deleted', on }])
  const words = page.getByRole('textbox', { name: 'Unsent comment' })
  await expect.element(words).toHaveValue('My better words')
  await expect.element(words).toHaveFocus()
  await expect.element(page.getByText('This comment is no longer available.')).toBeVisible()
  await expect.element(page.getByText('Text 8')).toBeVisible()
  await dispatchEvents(client, [{ resource: 'comments', id: '8', action: 'deleted', on }])
  await rerender(thread(0))
  await expect.element(words).toHaveValue('My better words')
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect.element(words).not.toBeInTheDocument()
})
