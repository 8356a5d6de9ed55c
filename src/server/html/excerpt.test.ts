import { expect, it } from 'vitest'
import { commentKind } from '../comments/comment-kind.ts'
import { expenseKind } from '../expenses/expense-kind.ts'
import { noteKind } from '../notes/note-kind.ts'
import { excerpt } from './excerpt.ts'

it('is the text itself where that is short', () => {
  expect(excerpt('')).toBe('')
  expect(excerpt('a'.repeat(80))).toBe('a'.repeat(80))
  expect(excerpt('a'.repeat(81))).toBe('a'.repeat(80))
})

it('ends between two characters as they are read: an emoji, a family, a flag, a letter with its marks', () => {
  const before = 'x'.repeat(79)
  for (const one of ['😀', '👩‍👩‍👧‍👦', '🇳🇴', 'e\u0301', 'กำ', '\r\n']) {
    expect(excerpt(`${before}${one} and more`)).toBe(before)
    expect(excerpt(`${before.slice(one.length - 1)}${one} and more`)).toBe(`${before.slice(one.length - 1)}${one}`)
  }
})

it('of a letter with marks without end is a part that is well formed', () => {
  const marks = '\u{1D165}'.repeat(200)
  expect(excerpt(`a${marks}`)).toBe(`a${marks}`.slice(0, 79))
  expect(excerpt(`a${marks}`).isWellFormed()).toBe(true)
})

it('is what notes, comments and expenses are called by', () => {
  const text = `${'x'.repeat(79)}😀 and more`
  const titles = [noteKind.titleOf({ body: text } as never), commentKind.titleOf({ body: text } as never)]
  const expense = (notes: string) => expenseKind.titleOf({ notes, amount: '12.50' } as never)
  expect([...titles, expense(text), expense('')]).toEqual([...Array<string>(3).fill('x'.repeat(79)), '12.50'])
})
