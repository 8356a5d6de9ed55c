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

describe('the change of a formatted post', () => {
  const bold = { ...draft('a', '1'), xHtml: '<p><strong>a</strong></p>' }

  it('holds the text and its formats, or that it has none any longer', () => {
    expect(changeBetween(draft('a', '1'), bold)).toEqual({ body: 'a', xHtml: '<p><strong>a</strong></p>' })
    expect(changeBetween(bold, draft('a', '1'))).toEqual({ body: 'a', xHtml: '' })
    expect(changeBetween(bold, { ...bold })).toBeUndefined()
  })

  it('leaves after sending what was written in the meantime', () => {
    const sent = { ...draft('- a'), xHtml: '<ul><li><p>a</p></li></ul>' }
    const typed = (xHtml: string) => withoutSent({ ...draft('x'), xHtml }, sent)
    expect(isEmpty(typed(sent.xHtml))).toBe(true)
    expect(typed('<ul><li><p>a</p></li></ul><p>and <em>b</em></p>')).toMatchObject({ xHtml: '<p>and <em>b</em></p>' })
    expect(typed('<ul><li><p>a, and b</p></li></ul>')).toMatchObject({ body: ', and b', xHtml: undefined })
    expect(typed('<h2>Other</h2>')).toMatchObject({ body: '# Other' })
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
