import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Note } from '../../../contract/notes/notes.ts'
import { setTransport } from '../../lib/transport.ts'
import { TestPage } from '../../testing/test-page.tsx'
import { NoteComposer } from '../notes/note-composer.tsx'
import { noteResource } from '../notes/note-resource.ts'
import { AudienceChoice } from '../visibility/audience-choice.tsx'
import { PostEditor } from './post-editor.tsx'
import { PostItem } from './post-item.tsx'

const owner = { resource: 'cases', id: '5' } as const
const onLeave = vi.fn()
let requests: { path: string; body: unknown }[]
let status: number

const composer = (
  <TestPage>
    <NoteComposer owner={owner} onLeave={onLeave} ref={null} />
  </TestPage>
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
      <TestPage>
        <PostEditor noun="note" lastAuthor={async () => '2'} draftKey="1:note:3:edit" before={before} onSave={onSave} onClose={onClose} />
      </TestPage>,
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
      <TestPage>
        <PostItem posts={noteResource} post={post} owner={{ resource: 'cases', id: '5' }} time="today" />
      </TestPage>,
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
})

describe('the choice of an audience', () => {
  const choose = async (author: string) => {
    const [onChange, onUndecided] = [vi.fn(), vi.fn()]
    await render(
      <TestPage>
        <AudienceChoice audience={{ visibility: 'public' }} author={author} onChange={onChange} onUndecided={onUndecided} />
      </TestPage>,
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
