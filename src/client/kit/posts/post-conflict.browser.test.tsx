import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Unreachable } from '../../lib/service-error.ts'
import { TestPage } from '../../testing/test-page.tsx'
import { PostEditor } from './post-editor.tsx'
import { TextConflict } from './text-conflict.ts'

beforeEach(() => localStorage.clear())

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

test('follows what the other does to the text until the conflict is answered', async () => {
  const onSave = vi
    .fn()
    .mockRejectedValueOnce(new TextConflict({ body: 'Theirs.' }, '1'))
    .mockResolvedValueOnce(undefined)
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
    <TestPage>
      <Editor />
    </TestPage>,
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
  expect(onSave.mock.lastCall?.[2]).toEqual({ body: 'Old.' })
})

test('saves without a question when the other has written the same', async () => {
  const onSave = vi.fn().mockRejectedValueOnce(new TextConflict({ body: 'Mine.' }, '2'))
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
