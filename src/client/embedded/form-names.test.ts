import { expect, it } from 'vitest'
import { keepSeparators } from './form-names.ts'

const content = new Uint8Array([0x43, 0x3a, 0x5c, 0x80, 0xff, 0x5c])

it('backslashes in the file names of a form become slashes, and its files stay as they are', async () => {
  const form = new FormData()
  form.set('project-id', 'a\\b')
  form.set('file', new Blob([content]), 'C:\\windows\\notes.txt')
  form.append('file', new Blob(['\r\n\r\n\\']), 'façade\\ü.txt')
  const sent = new Request('https://tandem.test', { method: 'POST', body: form })
  const type = sent.headers.get('content-type') ?? ''
  const body = await sent.arrayBuffer()
  keepSeparators(body, type)
  const read = await new Response(body, { headers: { 'content-type': type } }).formData()
  const [first, second] = read.getAll('file') as [File, File]
  expect([first.name, second.name]).toEqual(['C:/windows/notes.txt', 'façade/ü.txt'])
  expect(await first.bytes()).toEqual(content)
  expect([await second.text(), read.get('project-id')]).toEqual(['\r\n\r\n\\', 'a\\b'])
})

it('other bodies stay as they are', () => {
  const body = new TextEncoder().encode('{"path":"\\\\"}')
  keepSeparators(body.buffer, 'application/json')
  expect(new TextDecoder().decode(body)).toBe('{"path":"\\\\"}')
})
