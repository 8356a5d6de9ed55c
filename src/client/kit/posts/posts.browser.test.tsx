import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, Suspense, useState } from 'react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Note } from '../../../contract/notes/notes.ts'
import type { User } from '../../../contract/x/people/users.ts'
import { createQueryClient } from '../../lib/cache/query-client.ts'
import { peopleQueries } from '../../lib/people/people-queries.ts'
import { workgroupQueries } from '../../lib/people/workgroup-queries.ts'
import { Unreachable } from '../../lib/service-error.ts'
import { sessionQueries } from '../../lib/session/session-queries.ts'
import { setTransport } from '../../lib/transport.ts'
import { ThemeProvider } from '../../theme/theme-provider.tsx'
import { UndoNotes } from '../../ui/float/undo-note.tsx'
import { NoteComposer } from '../notes/note-composer.tsx'
import { noteResource } from '../notes/note-resource.ts'
import { AudienceChoice } from '../visibility/audience-choice.tsx'
import { PostEditor } from './post-editor.tsx'
import { PostItem } from './post-item.tsx'
import { TextConflict } from './text-conflict.ts'

const amounts = { contacts: 0, deals: 0, cases: 0 }
const person = (id: string, name: string): User => ({ id, name, role: 'member', companyId: '1', active: true })
const owner = { resource: 'cases', id: '5' } as const
const onLeave = vi.fn()
let requests: { path: string; body: unknown }[]
let status: number

/** A page of a workspace with Ana, who is signed in, and Mia. */
const Page = ({ children }: { children: ReactNode }) => {
  const client = createQueryClient()
  const account = { id: '1', name: 'Northlight', ownCompanyId: '1', currency: 'EUR', capacity: amounts, used: amounts }
  const me = { ...person('1', 'Ana'), companyId: '1', email: 'ana@northlight.test', timeZone: 'UTC', lastEventId: '0', account }
  client.setQueryData(sessionQueries.me().queryKey, me)
  client.setQueryData(peopleQueries.users().queryKey, [person('1', 'Ana'), person('2', 'Mia')])
  client.setQueryData(workgroupQueries.list().queryKey, [{ id: '7', name: 'Account team', users: ['1'] }])
  return (
    <ThemeProvider>
      <QueryClientProvider client={client}>
        <MemoryRouter>
          <Suspense>{children}</Suspense>
          <UndoNotes />
        </MemoryRouter>
      </QueryClientProvider>
    </ThemeProvider>
  )
}
const composer = (
  <Page>
    <NoteComposer owner={owner} onLeave={onLeave} ref={null} />
  </Page>
)
const field = page.getByRole('textbox', { name: 'New note' })

beforeEach(() => {
  localStorage.clear()
  requests = []
  status = 201
  setTransport(async (request) => {
    const path = new URL(request.url).pathname.replace('/api', '')
    if (request.method === 'POST') requests.push({ path, body: await request.json() })
    return Response.json(status === 201 ? { 'note-id': '9' } : { errors: [{ code: 'full', message: 'The workspace is full.' }] }, {
      status,
    })
  })
})
afterEach(() => setTransport())

describe('the composer of a note', () => {
  test('says that a draft is saved once it is left', async () => {
    await render(
      <>
        {composer}
        <button type="button">Elsewhere</button>
      </>,
    )
    await field.fill('Called h')
    await expect.element(page.getByText('Draft saved')).not.toBeInTheDocument()
    await page.getByRole('button', { name: 'Elsewhere' }).click()
    await expect.element(page.getByText('Draft saved')).toBeVisible()
    await field.fill('')
    await expect.element(page.getByText('Draft saved')).not.toBeInTheDocument()
  })

  test('sends the text and its visibility with Ctrl+Enter, and is empty then', async () => {
    await render(composer)
    await field.fill('Called her.')
    await page.getByRole('button', { name: 'Everyone' }).click()
    await page.getByRole('radio', { name: /^Account team/ }).click()
    await userEvent.keyboard('{Escape}')
    await field.click()
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect.poll(() => field.element().textContent).toBe('')
    const note = { body: 'Called her.', visibility: 'group', 'workgroup-id': '7' }
    expect(requests).toEqual([{ path: '/cases/5/notes', body: { note } }])
  })

  test('keeps a refused text with the reason', async () => {
    status = 507
    await render(composer)
    await field.fill('Called her.')
    await page.getByRole('button', { name: /^Add note/ }).click()
    await expect.element(page.getByRole('alert')).toHaveTextContent('The workspace is full.')
    await expect.element(field).toHaveTextContent('Called her.')
  })

  test('restores its draft, and discards it on request', async () => {
    const first = await render(composer)
    await field.fill('Half a no')
    await first.unmount()
    await render(composer)
    await expect.element(field).toHaveTextContent('Half a no')
    await page.getByRole('button', { name: 'Discard draft' }).click()
    await expect.poll(() => field.element().textContent).toBe('')
  })

  test('is left with Esc and keeps its text', async () => {
    await render(composer)
    await field.fill('Half a no')
    await userEvent.keyboard('{Escape}')
    expect(onLeave).toHaveBeenCalledOnce()
    await expect.element(field).not.toHaveFocus()
    await expect.element(field).toHaveTextContent('Half a no')
  })
})

describe('the editor of a note', () => {
  const before = { body: 'Old.', files: [] }
  const edit = async (onSave: (...input: unknown[]) => Promise<unknown>) => {
    const onClose = vi.fn()
    await render(
      <Page>
        <PostEditor noun="note" lastAuthor={async () => '2'} draftKey="1:note:3:edit" before={before} onSave={onSave} onClose={onClose} />
      </Page>,
    )
    await page.getByRole('textbox', { name: 'Note' }).fill('Mine.')
    await page.getByRole('button', { name: /^Save/ }).click()
    return onClose
  }

  test('saves only what changed and closes', async () => {
    const onSave = vi.fn(async () => undefined)
    const onClose = await edit(onSave)
    await expect.poll(() => onClose.mock.calls.length).toBe(1)
    expect(onSave).toHaveBeenCalledExactlyOnceWith({ body: 'Mine.' }, { body: 'Mine.', files: [] }, { body: 'Old.' })
  })

  test('is left with Esc and keeps its draft, which is discarded on request', async () => {
    const post = {
      id: '3',
      author: '1',
      createdAt: '2026-11-20 09:00:00',
      updatedAt: '2026-11-20 09:00:00',
      body: 'Old.',
      date: '2026-11-20 09:00:00',
    } as Note
    await render(
      <Page>
        <PostItem posts={noteResource} post={post} owner={{ resource: 'cases', id: '5' }} time="today" />
      </Page>,
    )
    const [note, editor] = [page.getByRole('article'), page.getByRole('textbox', { name: 'Note' })]
    const edit = async () => {
      const element = note.element() as HTMLElement
      element.focus()
      await userEvent.keyboard('e')
    }
    const leave = async () => {
      await userEvent.keyboard('{Escape}')
      await expect.element(editor).not.toBeInTheDocument()
      await expect.element(note).toHaveFocus()
    }
    await edit()
    await leave()
    await expect.element(page.getByText(/^Draft from/)).not.toBeInTheDocument()
    await edit()
    await editor.fill('Half an ed')
    await leave()
    await expect.element(page.getByText('Old.')).toBeVisible()
    await expect.element(page.getByText(/^Draft from today/)).toBeVisible()
    await edit()
    await expect.element(editor).toHaveTextContent('Half an ed')
    await leave()
    await page.getByRole('button', { name: 'Discard draft' }).click()
    await expect.element(page.getByText(/^Draft from/)).not.toBeInTheDocument()
    await edit()
    await expect.element(editor).toHaveTextContent('Old.')
  })

  test('follows what the other does to the text until the conflict is answered', async () => {
    const onSave = vi.fn().mockRejectedValueOnce(new TextConflict('Theirs.', '1')).mockResolvedValueOnce(undefined)
    const onClose = vi.fn()
    let show: (body: string) => void = () => undefined
    const Editor = () => {
      const [body, setBody] = useState('Old.')
      show = setBody
      return (
        <PostEditor
          noun="note"
          lastAuthor={async () => '2'}
          draftKey="1:note:3:edit"
          before={{ body, files: [] }}
          onSave={onSave}
          onClose={onClose}
        />
      )
    }
    await render(
      <Page>
        <Editor />
      </Page>,
    )
    await page.getByRole('textbox', { name: 'Note' }).fill('Mine.')
    await page.getByRole('button', { name: /^Save/ }).click()
    const conflict = page.getByRole('alert')
    const texts = () =>
      conflict
        .getByRole('definition')
        .elements()
        .map(({ textContent }) => textContent)
    await expect.poll(texts).toEqual(['Theirs.', 'Mine.'])
    show('Theirs again.')
    await expect.poll(texts).toEqual(['Theirs again.', 'Mine.'])
    await expect.element(conflict.getByText('Mia also changed the note.')).toBeVisible()
    show('Old.')
    await expect.element(conflict).not.toBeInTheDocument()
    await page.getByRole('button', { name: /^Save/ }).click()
    await expect.poll(() => onClose.mock.calls.length).toBe(1)
    expect(onSave.mock.lastCall?.[2]).toBe('Old.')
  })

  test('saves without a question when the other has written the same', async () => {
    const onSave = vi.fn().mockRejectedValueOnce(new TextConflict('Mine.', '2'))
    const onClose = await edit(onSave)
    await expect.poll(() => onClose.mock.calls.length).toBe(1)
    expect(onSave).toHaveBeenCalledOnce()
  })

  test('shows both texts of a conflict and replaces theirs on request', async () => {
    const onSave = vi
      .fn()
      .mockRejectedValueOnce(new TextConflict({ body: 'Theirs.' }, '2'))
      .mockResolvedValueOnce(undefined)
    const onClose = await edit(onSave)
    const conflict = page.getByRole('alert')
    const texts = conflict.getByRole('definition')
    await expect.poll(() => texts.elements().map(({ textContent }) => textContent)).toEqual(['Theirs.', 'Mine.'])
    await conflict.getByRole('button', { name: 'Keep mine' }).click()
    await expect.poll(() => onClose.mock.calls.length).toBe(1)
    expect(onSave.mock.lastCall?.[2]).toEqual({ body: 'Theirs.' })
  })

  test('asks again when replacing theirs fails, with the reason', async () => {
    const conflict = new TextConflict({ body: 'Theirs.' }, '2')
    const onSave = vi.fn().mockRejectedValueOnce(conflict).mockRejectedValueOnce(new Unreachable()).mockResolvedValueOnce(undefined)
    const onClose = await edit(onSave)
    const keep = page.getByRole('button', { name: 'Keep mine' })
    await keep.click()
    await expect.element(page.getByText("Couldn't save.")).toBeVisible()
    await keep.click()
    await expect.poll(() => onClose.mock.calls.length).toBe(1)
    expect(onSave.mock.lastCall).toEqual([{ body: 'Mine.' }, { body: 'Mine.', files: [] }, { body: 'Theirs.' }])
  })
})

describe('the choice of an audience', () => {
  const choose = async (author: string) => {
    const [onChange, onUndecided] = [vi.fn(), vi.fn()]
    await render(
      <Page>
        <AudienceChoice audience={{ visibility: 'public' }} author={author} onChange={onChange} onUndecided={onUndecided} />
      </Page>,
    )
    return { onChange, onUndecided }
  }

  test('offers "Only me" to the creator alone', async () => {
    await choose('2')
    await expect.element(page.getByRole('radio', { name: /^Everyone/ })).toBeChecked()
    expect(page.getByRole('radio', { name: /^Only me/ }).elements()).toEqual([])
  })

  test('makes selected people a choice once the first person is selected', async () => {
    const { onChange, onUndecided } = await choose('1')
    await page.getByRole('radio', { name: /^Selected people/ }).click()
    expect([onUndecided.mock.calls.length, onChange.mock.calls.length]).toEqual([1, 0])
    await page.getByRole('checkbox', { name: 'Mia' }).click()
    expect(onChange).toHaveBeenCalledExactlyOnceWith({ visibility: 'selected-people', allowedUsers: ['2'] })
  })
})
