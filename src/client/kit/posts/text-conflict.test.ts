import { afterEach, describe, expect, it } from 'vitest'
import { setTransport } from '../../lib/transport.ts'
import { TextConflict, versionToReplace } from './text-conflict.ts'

describe('a text that others can change', () => {
  const posts = { name: 'notes', get: async () => ({ body: 'theirs', etag: '"7"' }) } as const
  afterEach(() => setTransport())

  it('replaces the version that was read', async () => {
    expect(await versionToReplace(posts, '3', { body: 'theirs' })).toBe('"7"')
  })

  it('does not replace the same text in another format', async () => {
    setTransport(async () => Response.json({ changes: [] }))
    await expect(versionToReplace(posts, '3', { body: 'theirs', xHtml: '<p><em>theirs</em></p>' })).rejects.toBeInstanceOf(TextConflict)
  })

  it('does not replace another text, and names its author', async () => {
    const change = { id: '9', author: '6', date: '', action: 'note updated', resource: 'notes', 'resource-id': '3', undone: '0' }
    const requested: string[] = []
    setTransport(async ({ url }) => {
      requested.push(url.split('/api')[1] ?? '')
      return Response.json({ changes: [change] })
    })
    await expect(versionToReplace(posts, '3', { body: 'mine' })).rejects.toMatchObject({
      name: 'TextConflict',
      theirs: { body: 'theirs' },
      by: '6',
    })
    expect(requested).toEqual(['/x/changes?resource=notes&resource-id=3'])
  })
})
