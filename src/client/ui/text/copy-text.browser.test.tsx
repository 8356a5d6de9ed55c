import { afterEach, expect, test, vi } from 'vitest'
import { copyText } from './copy-text.ts'

afterEach(() => vi.restoreAllMocks())

const setClipboard = (clipboard: Partial<Clipboard> | undefined) =>
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(clipboard as Clipboard)

test('copies by a selected field where the page has no clipboard, and leaves nothing behind', async () => {
  setClipboard(undefined)
  const copied: string[] = []
  vi.spyOn(document, 'execCommand').mockImplementation(() => {
    const field = document.activeElement as HTMLTextAreaElement
    copied.push(field.value.slice(field.selectionStart, field.selectionEnd))
    return true
  })
  expect([await copyText('http://tandem.local/contacts/7'), copied]).toEqual([true, ['http://tandem.local/contacts/7']])
  expect(document.querySelector('textarea')).toBeNull()
})

test('says that the browser refused', async () => {
  setClipboard({ writeText: () => Promise.reject(new DOMException('No.', 'NotAllowedError')) })
  expect(await copyText('text')).toBe(false)
})
