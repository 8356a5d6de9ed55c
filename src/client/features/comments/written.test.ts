import { describe, expect, it } from 'vitest'
import { changeOf, type Written } from './written.ts'

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
