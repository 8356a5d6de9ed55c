import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Unreachable } from '../../lib/service-error.ts'
import { useSendUnsent } from '../drafts/send-when-back.ts'
import { TextEdit } from './text-edit.tsx'

beforeEach(() => localStorage.clear())

test('a text that was chosen is sent when the connection is back, also when its editor is gone', async () => {
  const onSave = vi.fn((_value: string, _version: number): Promise<unknown> => Promise.reject(new Unreachable()))
  const Sender = ({ connected }: { connected: boolean }) => {
    useSendUnsent(connected)
    return null
  }
  const Choice = () => (
    <TextEdit
      label="title"
      placeholder="Add a title"
      value="Analyst"
      record={1}
      draftKey="title"
      onSave={onSave}
      after={(_, choose) => (
        <button type="button" onClick={() => choose('Countess')}>
          Choose
        </button>
      )}
    />
  )
  const screen = await render(<Choice />)
  await page.getByRole('button', { name: 'Edit title' }).click()
  await page.getByRole('textbox', { name: 'title' }).fill('Count')
  await page.getByRole('button', { name: 'Choose' }).click()
  await expect.element(page.getByRole('alert')).toBeVisible()
  await screen.rerender(<Sender connected={false} />)
  onSave.mockImplementation(async () => undefined)
  await screen.rerender(<Sender connected />)
  await expect.poll(() => onSave.mock.calls.at(-1)).toEqual(['Countess', 1])
  expect(localStorage).toHaveLength(0)
})
