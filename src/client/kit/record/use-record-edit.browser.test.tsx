import { QueryClientProvider } from '@tanstack/react-query'
import { Suspense } from 'react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { writesSettled } from '../../lib/cache/follow-up.ts'
import { createQueryClient } from '../../lib/cache/query-client.ts'
import { dispatchEvents } from '../../lib/live/event-handlers.ts'
import { peopleQueries } from '../../lib/people/people-queries.ts'
import { workgroupQueries } from '../../lib/people/workgroup-queries.ts'
import { Unreachable } from '../../lib/service-error.ts'
import { sessionQueries } from '../../lib/session/session-queries.ts'
import { setTransport } from '../../lib/transport.ts'
import { ThemeProvider } from '../../theme/theme-provider.tsx'
import { ClashNote } from '../../ui/edit/clash-note.tsx'
import { UndoNotes } from '../../ui/float/undo-note.tsx'
import type { Versioned } from '../resource/resource.ts'
import { type TestChange, type TestRecord, testService } from '../resource/test-resource.ts'
import { type RecordEdit, useRecordEdit } from './use-record-edit.ts'

const service = testService()
const amounts = { contacts: 0, deals: 0, cases: 0 }
const ana = { id: '1', name: 'Ana', role: 'member', companyId: '1', active: true } as const
let client: ReturnType<typeof createQueryClient>
let base: Versioned<TestRecord>
let edit: RecordEdit<TestRecord, TestChange>

const Clash = () => {
  edit = useRecordEdit(service.resource, base)
  return edit.clash && <ClashNote {...edit.clash} />
}
/** The page of a record, of which Ana, who is signed in, has opened the version `base`. */
const open = () => {
  client = createQueryClient()
  const account = { id: '1', name: 'Northlight', ownCompanyId: '1', currency: 'EUR', capacity: amounts, used: amounts }
  client.setQueryData(sessionQueries.me().queryKey, { ...ana, email: 'ana@northlight.test', timeZone: 'UTC', lastEventId: '0', account })
  client.setQueryData(peopleQueries.users().queryKey, [ana])
  client.setQueryData(workgroupQueries.list().queryKey, [])
  return render(
    <ThemeProvider>
      <QueryClientProvider client={client}>
        <MemoryRouter>
          <Suspense>
            <Clash />
          </Suspense>
          <UndoNotes />
        </MemoryRouter>
      </QueryClientProvider>
    </ThemeProvider>,
  )
}
/** Saves a change as another user after Ana has opened the record. */
const others = (change: TestChange) => service.put(service.resource.applyChange(base, change))
const save = (change: TestChange) => edit.save(change, base, { message: 'Changed' })
const saved = () => service.records.get('1')
const note = page.getByRole('alert').filter({ hasText: 'also changed' })
const shown = () =>
  note
    .getByRole('definition')
    .elements()
    .map(({ textContent }) => textContent)
const answer = (name: 'Keep mine' | 'Use theirs') => page.getByRole('button', { name }).click()

beforeEach(() => {
  localStorage.clear()
  service.reset()
  service.put({ id: '1', name: 'Ada', title: 'Head' })
  base = service.records.get('1') as Versioned<TestRecord>
  setTransport(async () => Response.json({ changes: [] }))
})
afterEach(() => setTransport())

test('asks about every field that both people changed, one after the other', async () => {
  await open()
  others({ name: 'Theirs', title: 'Chief' })
  await save({ name: 'Mine', title: 'Owner' })
  await expect.poll(shown).toEqual(['Theirs', 'Mine'])
  await expect.element(note.getByText('Someone also changed the name.')).toBeVisible()
  await answer('Keep mine')
  await expect.poll(shown).toEqual(['Chief', 'Owner'])
  await expect.poll(saved).toMatchObject({ name: 'Mine', title: 'Chief' })
  await answer('Use theirs')
  await expect.element(note).not.toBeInTheDocument()
  expect(saved()).toMatchObject({ name: 'Mine', title: 'Chief' })
})

test('saves the fields that did not clash, also when theirs is used', async () => {
  await open()
  others({ title: 'Chief' })
  await save({ name: 'Mine', title: 'Owner' })
  await answer('Use theirs')
  await expect.poll(saved).toMatchObject({ name: 'Mine', title: 'Chief' })
  await expect.element(note).not.toBeInTheDocument()
})

test('keeps a clash until it is answered, whatever clashes next and after a reload', async () => {
  const first = await open()
  others({ name: 'Theirs', title: 'Chief' })
  await save({ title: 'Owner' })
  await save({ name: 'Mine' })
  await first.unmount()
  await open()
  await expect.poll(shown).toEqual(['Chief', 'Owner'])
  await answer('Keep mine')
  await expect.poll(shown).toEqual(['Theirs', 'Mine'])
  await answer('Keep mine')
  await expect.poll(saved).toMatchObject({ name: 'Mine', title: 'Owner' })
})

/** Changes the record as another user, whose change this page is told of. */
const othersNow = async (change: TestChange) => {
  service.put(service.resource.applyChange(saved() as TestRecord, change))
  await dispatchEvents(client, [{ resource: 'cases', id: '1', action: 'updated' }])
}

test('shows what the other has written since, in place of what clashed at first', async () => {
  await open()
  others({ name: 'Theirs', title: 'Chief' })
  await save({ name: 'Mine', title: 'Owner' })
  await expect.poll(shown).toEqual(['Theirs', 'Mine'])
  await othersNow({ name: 'Theirs now', title: 'Chief now' })
  await expect.poll(shown).toEqual(['Theirs now', 'Mine'])
  await answer('Keep mine')
  await expect.poll(shown).toEqual(['Chief now', 'Owner'])
  await answer('Use theirs')
  await expect.element(note).not.toBeInTheDocument()
  expect(saved()).toMatchObject({ name: 'Mine', title: 'Chief now' })
})

test('saves mine when the other takes the change back, and asks no more', async () => {
  await open()
  others({ name: 'Theirs', title: 'Chief' })
  await save({ name: 'Mine', title: 'Owner' })
  await expect.poll(shown).toEqual(['Theirs', 'Mine'])
  await othersNow({ name: 'Ada' })
  await expect.poll(shown).toEqual(['Chief', 'Owner'])
  await expect.poll(saved).toMatchObject({ name: 'Mine', title: 'Chief' })
  await othersNow({ title: 'Head' })
  await expect.element(note).not.toBeInTheDocument()
  await expect.poll(saved).toMatchObject({ name: 'Mine', title: 'Owner' })
})

test('asks no more once the other has written the same', async () => {
  await open()
  others({ title: 'Chief' })
  await save({ title: 'Owner' })
  await expect.poll(shown).toEqual(['Chief', 'Owner'])
  await othersNow({ title: 'Owner' })
  await expect.element(note).not.toBeInTheDocument()
})

test('changes an entry that another had removed and then restored', async () => {
  service.put({ id: '1', name: 'Ada', title: 'Head', phones: [{ id: '11', number: '1' }] })
  base = service.records.get('1') as Versioned<TestRecord>
  await open()
  others({ phones: [{ id: '-11' }] })
  await save({ phones: [{ id: '11', number: '9' }] })
  await expect.poll(shown).toEqual(['removed', '9'])
  service.put({ id: '1', name: 'Ada', title: 'Head', phones: [{ id: '11', number: '1' }] })
  await dispatchEvents(client, [{ resource: 'cases', id: '1', action: 'updated' }])
  await expect.element(note).not.toBeInTheDocument()
  await expect.poll(saved).toMatchObject({ phones: [{ id: '11', number: '9' }] })
})

test('asks again when the answer cannot be saved', async () => {
  await open()
  others({ title: 'Chief' })
  await save({ title: 'Owner', name: 'Mine' })
  service.state.refuse = new Unreachable()
  await answer('Use theirs')
  await expect.element(page.getByText("Couldn't save.")).toBeVisible()
  await expect.poll(shown).toEqual(['Chief', 'Owner'])
})

test('an undo shows the fields it changes as they were, and the others as they are', async () => {
  await open()
  const { queryKey } = service.resource.detail('1')
  client.setQueryData(queryKey, base)
  await save({ title: 'Owner' })
  await writesSettled()
  client.setQueryData(queryKey, { ...base, title: 'Owner', name: 'Theirs', etag: '"99"' })
  const answer = Promise.withResolvers<Response>()
  setTransport(() => answer.promise)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => client.getQueryData(queryKey)).toMatchObject({ title: 'Head', name: 'Theirs', etag: '"99"' })
  answer.resolve(Response.json({ changeId: '100' }))
})
