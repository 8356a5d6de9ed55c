import { afterEach, describe, expect, it } from 'vitest'
import { setTransport } from '../../lib/transport.ts'
import { changeOf, isBlank, untouched, type Written, withoutSent } from './written.ts'

const written = (body: string, ...ids: string[]): Written => ({ body, files: ids.map((id) => ({ id, byteSize: 1 })) })

describe('what an edit sends', () => {
  it('is nothing when nothing changed', () => {
    expect(changeOf(written('a', '1'), written(' a\n', '1'))).toBeUndefined()
  })

  it('is the text alone, or the files alone', () => {
    expect(changeOf(written('a', '1'), written('b', '1'))).toEqual({ body: 'b' })
    expect(changeOf(written('a', '1', '2'), written('a', '2', '3'))).toEqual({ attachments: ['3', '-1'] })
  })
})

describe('what is left when a text has arrived', () => {
  const sent = written('Called her.', '1')

  it('is nothing when nothing was added meanwhile', () => {
    expect(isBlank(withoutSent(sent, sent))).toBe(true)
  })

  it('is what was typed and attached meanwhile', () => {
    expect(withoutSent(written('Called her. And wrote', '1', '2'), sent)).toEqual(written('And wrote', '2'))
    expect(withoutSent(written('Something else', '1'), sent)).toEqual(written('Something else'))
    expect(isBlank(withoutSent(written('', '2'), sent))).toBe(false)
  })

  it('keeps what else belongs to the draft', () => {
    expect(withoutSent({ ...written('Called her. Now', '1'), audience: 'me' }, sent)).toEqual({ ...written('Now'), audience: 'me' })
  })
})

describe('a text that others may change', () => {
  const held = { resource: 'notes', id: '3', body: 'theirs', etag: '"7"' } as const
  afterEach(() => setTransport())

  it('is sent on top of the version that was read', async () => {
    expect(await untouched(held, 'theirs')).toBe('"7"')
  })

  it('is not sent over another text, and says whose that is', async () => {
    const change = { id: '9', author: '6', date: '', action: 'note updated', resource: 'notes', 'resource-id': '3', undone: '0' }
    const asked: string[] = []
    setTransport(async ({ url }) => {
      asked.push(url.split('/api')[1] ?? '')
      return Response.json({ changes: [change] })
    })
    await expect(untouched(held, 'mine')).rejects.toMatchObject({ name: 'TextClash', theirs: 'theirs', by: '6' })
    expect(asked).toEqual(['/x/changes?resource=notes&resource-id=3'])
  })
})
