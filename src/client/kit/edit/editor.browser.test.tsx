import { useState } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Unreachable } from '../../lib/service-error.ts'
import { ConnectedContext } from '../drafts/send-when-back.ts'
import { moneyFormat } from '../money/amount-formats.ts'
import { TextEdit } from './text-edit.tsx'
import { TitleEdit, type TitleParts } from './title-edit.tsx'
import { useEditor } from './use-editor.ts'
import { ValueEdit } from './value-edit.tsx'

const edit = page.getByRole('button', { name: 'Edit title' })
const field = page.getByRole('textbox', { name: 'title' })
const refusal = page.getByRole('alert')

interface TitleProps {
  onSave: (value: string, version: number) => Promise<unknown>
  value?: string
  version?: number
  multiline?: boolean
  draftKey?: string
}

const Title = ({ value = 'Analyst', version = 1, ...rest }: TitleProps) => (
  <>
    <TextEdit label="title" placeholder="Add a title" value={value} record={version} {...rest} />
    <button type="button">Elsewhere</button>
  </>
)

/** Saves that are answered by hand. */
const pendingSave = () => {
  const answer = Promise.withResolvers<void>()
  return { answer, onSave: vi.fn((_value: string, _version: number) => answer.promise) }
}
const accepted = () => vi.fn(async (_value: string, _version: number) => undefined)
const refused = (reason: Error) => vi.fn((_value: string, _version: number): Promise<unknown> => Promise.reject(reason))

beforeEach(() => localStorage.clear())

describe('keys', () => {
  test('Enter saves the trimmed text, shows it at once and returns the focus', async () => {
    const { answer, onSave } = pendingSave()
    await render(<Title onSave={onSave} />)
    await edit.click()
    await expect.element(field).toHaveFocus()
    await field.fill(' Countess ')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText('Countess')).toBeVisible()
    await expect.element(edit).toHaveFocus()
    expect(onSave).toHaveBeenCalledExactlyOnceWith('Countess', 1)
    answer.resolve()
  })

  test('Esc drops the text', async () => {
    const onSave = accepted()
    await render(<Title onSave={onSave} />)
    await edit.click()
    await field.fill('Countess')
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByText('Analyst')).toBeVisible()
    expect(onSave).not.toHaveBeenCalled()
  })

  test('Enter starts a new line in several lines, and Ctrl+Enter saves', async () => {
    const onSave = accepted()
    await render(<Title onSave={onSave} multiline value="" />)
    await edit.click()
    await userEvent.keyboard('One{Enter}Two{Control>}{Enter}{/Control}')
    await expect.element(field).not.toBeInTheDocument()
    expect(onSave).toHaveBeenCalledExactlyOnceWith('One\nTwo', 1)
  })

  test('saves nothing when nothing was changed', async () => {
    const onSave = accepted()
    await render(<Title onSave={onSave} />)
    await edit.click()
    await userEvent.keyboard('{Enter}')
    await expect.element(edit).toHaveFocus()
    expect(onSave).not.toHaveBeenCalled()
  })
})

test('leaving the field saves', async () => {
  const onSave = accepted()
  await render(<Title onSave={onSave} />)
  await edit.click()
  await field.fill('Countess')
  await page.getByRole('button', { name: 'Elsewhere' }).click()
  await expect.element(field).not.toBeInTheDocument()
  expect(onSave).toHaveBeenCalledExactlyOnceWith('Countess', 1)
})

describe('a refusal', () => {
  test('opens the field again with the text and the reason, and leaving it sends nothing', async () => {
    const onSave = refused(new Error('No such title.'))
    await render(<Title onSave={onSave} />)
    await edit.click()
    await field.fill('Countess')
    await userEvent.keyboard('{Enter}')
    await expect.element(refusal).toHaveTextContent('No such title.')
    await expect.element(field).toHaveValue('Countess')
    await expect.element(field).toHaveAttribute('aria-invalid', 'true')
    await page.getByRole('button', { name: 'Elsewhere' }).click()
    await expect.element(field).toHaveValue('Countess')
    expect(onSave).toHaveBeenCalledTimes(1)
  })

  test('disappears when the text changes', async () => {
    await render(<Title onSave={refused(new Error('No such title.'))} />)
    await edit.click()
    await field.fill('Countess')
    await userEvent.keyboard('{Enter}')
    await expect.element(refusal).toBeVisible()
    await field.fill('Countesse')
    await expect.element(refusal).not.toBeInTheDocument()
  })

  test('of an edit that was followed by a newer one does not open over it', async () => {
    const answers = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const onSave = vi.fn((_value: string, _version: number) => answers[onSave.mock.calls.length - 1]?.promise ?? Promise.resolve())
    await render(<Title onSave={onSave} draftKey="title" />)
    for (const title of ['Countess', 'Duchess']) {
      await edit.click()
      await field.fill(title)
      await userEvent.keyboard('{Enter}')
    }
    answers[0]?.reject(new Unreachable())
    await expect.element(page.getByText('Duchess')).toBeVisible()
    await answers[0]?.promise.catch(() => undefined)
    await expect.element(field).not.toBeInTheDocument()
    answers[1]?.reject(new Error('No such title.'))
    await expect.element(refusal).toHaveTextContent('No such title.')
    await expect.element(field).toHaveValue('Duchess')
    expect(onSave).toHaveBeenCalledTimes(2)
  })

  test('of one part marks that part alone', async () => {
    const Name = () => {
      const editor = useEditor<TitleParts, number>({
        value: { name: 'Ada', lastName: 'Byron' },
        record: 1,
        startOpen: true,
        validate: ({ name }) => (name ? undefined : { message: 'A name is needed.', part: 'name' }),
        onSave: async () => undefined,
      })
      return <TitleEdit editor={editor} labels={{ name: 'Name', lastName: 'Last name' }} />
    }
    await render(<Name />)
    const name = page.getByRole('textbox', { name: 'Name', exact: true })
    await name.fill(' ')
    await userEvent.keyboard('{Enter}')
    await expect.element(refusal).toHaveTextContent('A name is needed.')
    await expect.element(name).toHaveAttribute('aria-invalid', 'true')
    await expect.element(page.getByRole('textbox', { name: 'Last name' })).not.toHaveAttribute('aria-invalid')
  })
})

describe('a conflict', () => {
  test('is checked against the version that the field was opened on', async () => {
    const onSave = accepted()
    const screen = await render(<Title onSave={onSave} />)
    await edit.click()
    await screen.rerender(<Title onSave={onSave} value="Chief" version={2} />)
    await expect.element(field).toHaveValue('Analyst')
    await field.fill('Countess')
    await userEvent.keyboard('{Enter}')
    expect(onSave).toHaveBeenCalledExactlyOnceWith('Countess', 1)
  })

  test('leaves the new value when nothing was typed', async () => {
    const onSave = accepted()
    const screen = await render(<Title onSave={onSave} />)
    await edit.click()
    await screen.rerender(<Title onSave={onSave} value="Chief" version={2} />)
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText('Chief')).toBeVisible()
    expect(onSave).not.toHaveBeenCalled()
  })
})

describe('a draft', () => {
  test('is found after a reload, with the version it began with', async () => {
    const onSave = accepted()
    const screen = await render(<Title onSave={onSave} draftKey="title" />)
    await edit.click()
    await field.fill('Countess')
    await screen.unmount()
    await render(<Title onSave={onSave} draftKey="title" value="Chief" version={2} />)
    await expect.element(field).toHaveValue('Countess')
    await field.click()
    await userEvent.keyboard('{Enter}')
    expect(onSave).toHaveBeenCalledExactlyOnceWith('Countess', 1)
  })

  test('is gone once it has been saved or discarded', async () => {
    const screen = await render(<Title onSave={accepted()} draftKey="title" />)
    await edit.click()
    await field.fill('Countess')
    await screen.unmount()
    const again = await render(<Title onSave={accepted()} draftKey="title" />)
    await page.getByRole('button', { name: 'Discard draft' }).click()
    await again.unmount()
    await render(<Title onSave={accepted()} draftKey="title" />)
    await expect.element(edit).toBeVisible()
    expect(localStorage).toHaveLength(0)
  })
})

test('a text that found no connection is sent when the connection is back', async () => {
  const onSave = refused(new Unreachable())
  const Connection = () => {
    const [connected, setConnected] = useState(true)
    return (
      <ConnectedContext value={connected}>
        <Title onSave={onSave} draftKey="title" />
        <button type="button" onClick={() => setConnected(!connected)}>
          {connected ? 'Disconnect' : 'Connect'}
        </button>
      </ConnectedContext>
    )
  }
  await render(<Connection />)
  await page.getByRole('button', { name: 'Disconnect' }).click()
  await edit.click()
  await field.fill('Countess')
  await userEvent.keyboard('{Enter}')
  await expect.element(field).toHaveValue('Countess')
  onSave.mockImplementation(async () => undefined)
  await page.getByRole('button', { name: 'Connect' }).click()
  await expect.element(field).not.toBeInTheDocument()
  expect(onSave.mock.calls).toEqual([
    ['Countess', 1],
    ['Countess', 1],
  ])
})

test('an amount is read as decimal text, and a wrong one is not sent', async () => {
  const onSave = vi.fn(async () => undefined)
  await render(<ValueEdit label="title" value="10.00" record={1} format={moneyFormat('EUR')} onSave={onSave} />)
  await edit.click()
  await field.fill('ten')
  await userEvent.keyboard('{Enter}')
  await expect.element(refusal).toHaveTextContent('Use an amount like 1250 or 1250.50.')
  await field.fill('12,5')
  await userEvent.keyboard('{Enter}')
  expect(onSave).toHaveBeenCalledExactlyOnceWith('12.5', 1)
})
