import { expect } from '@playwright/test'
import { accepted, at, refused, textAt } from '../../fixtures/answers.ts'
import type { Caller } from '../../fixtures/client.ts'
import { fileForm, makeContact, makeNote, upload } from '../../fixtures/records.ts'
import { test } from '../../fixtures/test.ts'

const png = Uint8Array.from(atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='), (c) =>
  c.charCodeAt(0),
)

test('describes an upload and returns it byte for byte', async ({ space }) => {
  const { admin } = space
  const bytes = Uint8Array.from({ length: 300_000 }, (_, i) => (i * 7919) % 256)
  const made = accepted(await admin.post('/x/files', fileForm(bytes, 'noise.bin', 'application/octet-stream')), 201)
  expect(made.body).toEqual({ 'file-id': expect.stringMatching(/^[1-9]\d*$/) })
  const id = textAt(made, 'file-id')
  expect(accepted(await admin.get(`/files/${id}`)).body).toMatchObject({
    file: { id, 'byte-size': '300000', name: 'noise.bin', 'content-type': 'application/octet-stream', author: admin.id },
  })
  const got = await admin.get(`/download/${id}`)
  expect(got.status).toBe(200)
  expect(Buffer.from(got.bytes).equals(Buffer.from(bytes))).toBe(true)
})

test('serves a download as an attachment that cannot run in a page', async ({ space }) => {
  const id = await upload(space.admin, '<script>alert(1)</script>', 'attack.html', 'text/html')
  const { headers } = accepted(await space.admin.get(`/download/${id}`))
  expect(headers['content-disposition']).toMatch(/^attachment;/)
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(headers['content-security-policy']).toContain('sandbox')
  expect(headers['cache-control']).toMatch(/private.*no-store|no-store.*private/)
  expect(headers['content-length'] ?? '25').toBe('25')
})

const names = ['Fahrplan 2026.txt', 'räksmörgås – 日本.txt', 'quo"te.txt', 'semi;colon=1.txt', '100%.txt', "o'hara (1).txt"]
for (const name of names)
  test(`keeps the file name ${name}`, async ({ space }) => {
    const id = await upload(space.admin, 'x', name)
    expect(at(accepted(await space.admin.get(`/files/${id}`)), 'file.name')).toBe(name)
    const disposition = accepted(await space.admin.get(`/download/${id}`)).headers['content-disposition'] ?? ''
    const encoded = /filename\*=UTF-8''([^;]+)/.exec(disposition)?.[1]
    const plain = /filename="((?:[^"\\]|\\.)*)"/.exec(disposition)?.[1]?.replace(/\\(.)/g, '$1')
    expect(encoded === undefined ? plain : decodeURIComponent(encoded)).toBe(name)
  })

test('inline displays images and plain text, detected by their first bytes, and nothing else', async ({ space }) => {
  const show = async (content: BlobPart, name: string, type: string) => {
    const id = await upload(space.admin, content, name, type)
    const { headers } = accepted(await space.admin.get(`/download/${id}?inline=1`))
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['content-security-policy']).toContain('sandbox')
    return `${headers['content-disposition']?.split(';')[0]} ${headers['content-type']?.split(';')[0]}`
  }
  expect(await show(png, 'dot.png', 'image/png')).toBe('inline image/png')
  expect(await show(png, 'dot.html', 'text/html')).toBe('inline image/png')
  expect(await show('%PDF-1.7\n%âãÏÓ', 'a.pdf', 'application/pdf')).toBe('inline application/pdf')
  expect(await show('hello', 'a.txt', 'text/plain')).toBe('inline text/plain')
  for (const [name, type] of [
    ['a.html', 'text/html'],
    ['a.svg', 'image/svg+xml'],
    ['a.xhtml', 'application/xhtml+xml'],
  ] as const)
    expect(await show('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>', name, type)).toMatch(/^attachment /)
  expect(await show('<html><script>1</script>', 'fake.png', 'image/png')).not.toMatch(/html|inline image/)
  const id = await upload(space.admin, png, 'dot.png', 'image/png')
  expect(accepted(await space.admin.get(`/download/${id}`)).headers['content-disposition']).toMatch(/^attachment/)
  refused(await space.admin.get(`/download/${id}?inline=yes`), 400)
})

test('shows an upload only to its uploader until it is attached to something visible', async ({ cast }) => {
  const { creator, member, stranger, client } = cast
  const id = await upload(creator)
  const hidden = async (by: Caller) => {
    for (const path of [`/files/${id}`, `/download/${id}`]) refused(await by.get(path), 404)
  }
  for (const other of [member, cast.admin, stranger, client]) await hidden(other)
  accepted(await creator.get(`/download/${id}`))
  const contact = await makeContact(creator, { attachment: [id] })
  for (const path of [`/files/${id}`, `/download/${id}`]) accepted(await member.get(path))
  for (const other of [stranger, client]) await hidden(other)
  accepted(await creator.put(`/contacts/${contact}`, { contact: { attachment: [`-${id}`] } }))
  await hidden(member)
  await makeNote(creator, contact, { attachments: [id], visibility: 'only-me' })
  await hidden(member)
  await makeNote(creator, contact, { attachments: [id] })
  accepted(await member.get(`/download/${id}`))
})

test('rejects an upload without a file or with an invalid name', async ({ space }) => {
  const { admin } = space
  const other = fileForm('x')
  other.set('colour', 'red')
  refused(await admin.post('/x/files', new FormData()), 422, 'file')
  refused(await admin.post('/x/files', other), 422, 'colour')
  const text = new FormData()
  text.set('file', 'just text')
  refused(await admin.post('/x/files', text), 422, 'file')
  refused(await admin.post('/x/files', fileForm('x', `${'n'.repeat(256)}`)), 422, 'file')
  // A tab, line breaks of three kinds, and a deletion character.
  for (const sign of ['\t', '\u0085', '\u2028', '\u2029', '\u007f'])
    refused(await admin.post('/x/files', fileForm('x', `a${sign}b.txt`)), 422, 'file')
  const json = await admin.send('POST', '/x/files', '{"file":"x"}', { 'content-type': 'application/json' })
  refused(json, 415)
  const broken = await admin.send('POST', '/x/files', 'no parts', { 'content-type': 'multipart/form-data; boundary=x' })
  refused(broken, 400)
  refused(await admin.get('/files/999999999'), 404)
  refused(await admin.get('/download/999999999'), 404)
})

test('answers 413 to a file over the limit of 25 MiB', async ({ space }) => {
  refused(await space.admin.post('/x/files', fileForm(new Uint8Array(25 * 1024 * 1024 + 100_000)), { connection: 'close' }), 413)
})

test('answers 400 to more than 100 parts, however many there are, and works on for others', async ({ space }) => {
  const parts = (count: number) =>
    `${Array.from({ length: count }, (_, n) => `--cut\r\nContent-Disposition: form-data; name="p${n}"\r\n\r\nx\r\n`).join('')}--cut--\r\n`
  const send = (count: number) =>
    space.admin.send('POST', '/x/files', parts(count), { 'content-type': 'multipart/form-data; boundary=cut', connection: 'close' })
  const [many, contacts] = await Promise.all([send(200_000), space.admin.get('/contacts')])
  refused(many, 400)
  expect(many.body).toEqual({ errors: [{ code: 'multipart', message: 'A multipart body can have at most 100 parts.' }] })
  accepted(contacts)
  refused(await send(100), 422, 'p0')
})

test('refuses line breaks in a file name, and keeps its path and an invalid type out of the headers', async ({ space }) => {
  const send = (name: string) => {
    const lines = [`Content-Disposition: form-data; name="file"; filename="${name}"`, 'Content-Type: text/html%0D%0AX-Evil: 1', '', 'x']
    const body = ['--cut', ...lines, '--cut--', ''].join('\r\n')
    return space.admin.send('POST', '/x/files', body, { 'content-type': 'multipart/form-data; boundary=cut' })
  }
  refused(await send('passwd%0D%0AX-Evil: 1wd'), 422, 'file')
  const made = accepted(await send('../../etc/passwd'), 201)
  const got = accepted(await space.admin.get(`/download/${textAt(made, 'file-id')}`))
  expect(got.headers['content-disposition']).toBe(`attachment; filename="passwd"; filename*=UTF-8''passwd`)
  expect(got.headers['content-type']).toBe('application/octet-stream')
  expect(got.headers['x-evil']).toBeUndefined()
})

test('answers 400 to unreadable parts and 415 to another media type', async ({ space, database }) => {
  const before = await database.fingerprint()
  const part = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\n\r\nhello'
  for (const [body, type] of [
    [part, 'multipart/form-data; boundary=x'],
    [`${part}\r\n--x--`, 'multipart/form-data; boundary=y'],
    [`${part}\r\n--x--`, 'multipart/form-data'],
  ] as const)
    refused(await space.admin.send('POST', '/x/files', body, { 'content-type': type }), 400)
  refused(await space.admin.send('POST', '/x/files', '{}', { 'content-type': 'application/json' }), 415)
  expect(await database.fingerprint()).toBe(before)
})

test('detaches a deleted file everywhere, and undo restores it', async ({ space }) => {
  const { admin } = space
  const [mia, gus] = [await space.member('Mia'), await space.member('Gus')]
  const [file, other] = [await upload(mia, 'plan', 'plan.txt'), await upload(mia, 'prices', 'prices.txt')]
  const contact = await makeContact(mia, { attachment: [file, other] })
  const note = await makeNote(mia, contact, { attachments: [file] })
  const comment = textAt(accepted(await gus.post(`/files/${file}/comments`, { comment: { body: 'Good.' } }), 201), 'comment-id')
  refused(await gus.delete(`/x/files/${file}`), 403)
  const held = async () => [
    at(accepted(await admin.get(`/contacts/${contact}`)), 'contact.attachment'),
    at(accepted(await admin.get(`/notes/${note}`)), 'note.attachments'),
  ]
  const gone = accepted(await mia.delete(`/x/files/${file}`))
  expect(gone.body).toEqual({})
  for (const path of [`/files/${file}`, `/download/${file}`, `/comments/${comment}`]) refused(await mia.get(path), 404)
  expect(await held()).toEqual([[other], []])
  refused(await mia.delete(`/x/files/${file}`), 404)
  accepted(await mia.post(`/x/changes/${gone.headers['x-change']}/undo`))
  expect(await held()).toEqual([[file, other], [file]])
  expect(new TextDecoder().decode((await mia.get(`/download/${file}`)).bytes)).toBe('plan')
  accepted(await gus.get(`/comments/${comment}`))
  accepted(await admin.delete(`/x/files/${file}`))
})
