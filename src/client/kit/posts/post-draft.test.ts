import { describe, expect, it } from 'vitest'
import { changeBetween, isEmpty, type PostDraft, withoutSent } from './post-draft.ts'

const draft = (body: string, ...ids: string[]): PostDraft => ({ body, files: ids.map((id) => ({ id, byteSize: 1 })) })

describe('the change of an edited post', () => {
  it('is undefined when nothing changed', () => {
    expect(changeBetween(draft('a', '1'), draft(' a\n', '1'))).toBeUndefined()
  })

  it('holds only the text or only the files that changed', () => {
    expect(changeBetween(draft('a', '1'), draft('b', '1'))).toEqual({ body: 'b' })
    expect(changeBetween(draft('a', '1', '2'), draft('a', '2', '3'))).toEqual({ attachments: ['3', '-1'] })
  })
})

describe('the draft after sending', () => {
  const sent = draft('Called her.', '1')

  it('is empty when nothing was added in the meantime', () => {
    expect(isEmpty(withoutSent(sent, sent))).toBe(true)
  })

  it('keeps text and files added in the meantime', () => {
    expect(withoutSent(draft('Called her. And wrote', '1', '2'), sent)).toEqual(draft('And wrote', '2'))
    expect(withoutSent(draft('Something else', '1'), sent)).toEqual(draft('Something else'))
    expect(isEmpty(withoutSent(draft('', '2'), sent))).toBe(false)
  })

  it('keeps the other fields of the draft', () => {
    expect(withoutSent({ ...draft('Called her. Now', '1'), audience: 'me' }, sent)).toEqual({ ...draft('Now'), audience: 'me' })
  })
})
