import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { downloadFile } from '../../../contract/notes/files.ts'
import { uploadFile } from '../../../contract/x/files.ts'
import { type Account, openWorld, type World } from '../../testing/world.ts'
import { shownType } from './download.ts'

const bytes = (...parts: (string | number)[]) =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'number' ? [part] : [...part].map((letter) => letter.charCodeAt(0)))))

describe('inline content', () => {
  it.each([
    ['image/png', bytes(0x89, 'PNG\r\n', 0x1a, '\n')],
    ['image/jpeg', bytes(0xff, 0xd8, 0xff, 0xe0)],
    ['image/gif', bytes('GIF89a')],
    ['image/webp', bytes('RIFF', 1, 2, 3, 4, 'WEBP')],
    ['image/avif', bytes(0, 0, 0, 28, 'ftypavif')],
    ['application/pdf', bytes('%PDF-1.7')],
  ])('%s is recognized by its first bytes, whatever its declared type', (type, content) => {
    expect(shownType(content, 'text/html')).toBe(type)
  })

  it('is text only if it is declared and valid', () => {
    expect(shownType(bytes('plain'), 'text/plain')).toBe('text/plain; charset=utf-8')
    expect(shownType(bytes('pl', 0, 'ain'), 'text/plain')).toBeUndefined()
    expect(shownType(bytes(0xff, 0xfe), 'text/plain')).toBeUndefined()
  })

  it.each(['text/html', 'image/svg+xml', 'image/png', 'application/xhtml+xml', 'text/xml', ''])(
    'is never what is only said to be %s',
    (type) => {
      expect(shownType(bytes('<svg onload="alert(1)">'), type)).toBeUndefined()
    },
  )
})

describe('a download', () => {
  let world: World
  let account: Account
  beforeAll(async () => {
    world = await openWorld()
    account = await world.account()
  })
  afterAll(() => world.end())

  const keep = async (name: string, content: BlobPart, type: string) => {
    const body = new FormData()
    body.append('file', new File([content], name, { type }))
    const answer = await account.admin.send('POST', uploadFile.path, { body })
    return { status: answer.status, id: ((await answer.json()) as Record<string, string>)['file-id'] ?? '' }
  }
  const load = (id: string, inline = false) =>
    account.admin.send('GET', `${downloadFile.path.replace(':id', id)}${inline ? '?inline=1' : ''}`)

  it('returns the uploaded bytes over many chunks', async () => {
    const content = Uint8Array.from({ length: 700_001 }, (_, n) => (n * 31) % 256)
    const { id } = await keep('big.bin', content, 'application/octet-stream')
    const answer = await load(id)
    expect(Buffer.compare(Buffer.from(await answer.arrayBuffer()), Buffer.from(content))).toBe(0)
    expect(answer.headers.get('content-length')).toBe('700001')
  })

  it('of an empty file is empty', async () => {
    const answer = await load((await keep('empty', '', '')).id)
    expect([answer.status, await answer.text()]).toEqual([200, ''])
  })

  it('has all security headers, inline or not', async () => {
    const { id } = await keep('page.html', '<script>alert(1)</script>', 'text/html')
    for (const inline of [false, true]) {
      const { headers } = await load(id, inline)
      expect(headers.get('content-type')).toBe('application/octet-stream')
      expect(headers.get('content-disposition')).toMatch(/^attachment;/)
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('content-security-policy')).toContain('sandbox')
      expect(headers.get('cache-control')).toBe('private, no-store')
    }
  })

  it.each([
    ['résumé "final".txt', `attachment; filename="r_sum_ _final_.txt"; filename*=UTF-8''r%C3%A9sum%C3%A9%20%22final%22.txt`],
    ['きつね.txt', `attachment; filename="___.txt"; filename*=UTF-8''%E3%81%8D%E3%81%A4%E3%81%AD.txt`],
    ["a'b(c)*%41.txt", `attachment; filename="a'b(c)*_41.txt"; filename*=UTF-8''a%27b%28c%29%2A%2541.txt`],
    ['bill\u202efdp.exe', `attachment; filename="billfdp.exe"; filename*=UTF-8''billfdp.exe`],
    ['../../etc/passwd', `attachment; filename="passwd"; filename*=UTF-8''passwd`],
  ])('is named %s', async (name, disposition) => {
    const answer = await load((await keep(name, 'x', 'text/plain')).id)
    expect(answer.headers.get('content-disposition')).toBe(disposition)
  })

  it('of more than the limit is never stored', async () => {
    expect((await keep('big', new Uint8Array(1024 * 1024 + 1), 'text/plain')).status).toBe(413)
    expect((await keep(' ', 'x', 'text/plain')).status).toBe(422)
    expect((await account.admin.send('POST', uploadFile.path, { body: '{}' })).status).toBe(415)
  })
})
