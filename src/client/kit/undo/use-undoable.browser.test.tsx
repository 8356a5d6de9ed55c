import { QueryClientProvider } from '@tanstack/react-query'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createQueryClient } from '../../lib/cache/query-client.ts'
import { setTransport } from '../../lib/transport.ts'
import { ThemeProvider } from '../../theme/theme-provider.tsx'
import { UndoNotes } from '../../ui/float/undo-note.tsx'
import { noteResource } from '../notes/note-resource.ts'
import { usePostWrites } from '../posts/use-post-writes.ts'
import { sendInCache } from '../resource/use-write.ts'
import { undoStack } from './undo-stack.ts'
import { useUndoable } from './use-undoable.ts'

const client = createQueryClient()
let asked: string[]
let undoable: ReturnType<typeof useUndoable>
let addNote: () => Promise<void>

const Writer = () => {
  undoable = useUndoable()
  const { add } = usePostWrites(noteResource, { resource: 'cases', id: '5' })
  addNote = () => add('7:cases:5:new-note', { body: 'Called her.' })
  return <button type="button">Ready</button>
}
const open = async () => {
  await render(
    <ThemeProvider>
      <QueryClientProvider client={client}>
        <MemoryRouter>
          <Writer />
          <UndoNotes />
        </MemoryRouter>
      </QueryClientProvider>
    </ThemeProvider>,
  )
  await expect.element(page.getByRole('button', { name: 'Ready' })).toBeVisible()
}
/** Sends a write and adds its step once it has been answered. */
const write = async (changeId: string, answer: Promise<void> = Promise.resolve()) => {
  await sendInCache(client, () => answer.then(() => ({ changeId })))
  undoable.done({ message: `Step ${changeId}`, changeId, touched: [] })
}

beforeEach(() => {
  asked = []
  undoStack.clear()
  setTransport(async (request) => {
    asked.push(new URL(request.url).pathname.split('/').at(-2) ?? '')
    return Response.json({ 'change-id': `9${asked.at(-1)}` })
  })
})
afterEach(() => setTransport())

test('the last step is the one still being sent: its undo waits for the answer', async () => {
  await open()
  await write('1')
  const answer = Promise.withResolvers<void>()
  const writing = write('2', answer.promise)
  const undone = undoable.undoLast()
  await new Promise((done) => setTimeout(done, 50))
  expect(asked).toEqual([])
  answer.resolve()
  await Promise.all([writing, undone])
  expect(asked).toEqual(['2'])
})

test('a step of many writes is stopped and undone while it is being sent', async () => {
  await open()
  const answer = Promise.withResolvers<void>()
  const sending = sendInCache(client, () => answer.promise)
  undoable.begin({
    message: '9 contacts deleted',
    changeId: '3',
    stop: async () => answer.resolve(),
  })
  await undoable.undoLast()
  await sending
  expect(asked).toEqual(['3'])
})

test('a note is undone by keys pressed while it is being sent, and the page says what they wait for', async () => {
  await open()
  await write('1')
  const { promise: answer, resolve } = Promise.withResolvers<Response>()
  const undo = async ({ url }: Request) => {
    asked.push(new URL(url).pathname)
    return Response.json({ 'change-id': '14' })
  }
  setTransport((request) => (request.url.endsWith('/notes') ? answer : undo(request)))
  const added = addNote()
  const undone = undoable.undoLast()
  await expect.element(page.getByText("Saving. It'll be undone after that")).toBeVisible()
  expect(asked).toEqual([])
  resolve(Response.json({ 'note-id': '9' }, { status: 201, headers: { 'x-change': '12' } }))
  await Promise.all([added, undone])
  expect(asked).toEqual(['/api/x/changes/12/undo'])
  await expect.element(page.getByText('Undone: Note added')).toBeVisible()
})
