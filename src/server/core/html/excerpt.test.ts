import { expect, it } from 'vitest'
import { commentDefinition } from '../../resources/comments/comment-definition.ts'
import { expenseDefinition } from '../../resources/expenses/expense-definition.ts'
import { noteDefinition } from '../../resources/notes/note-definition.ts'
import { excerpt } from './excerpt.ts'

it('returns a short text unchanged', () => {
  expect(excerpt('')).toBe('')
  expect(excerpt('a'.repeat(80))).toBe('a'.repeat(80))
  expect(excerpt('a'.repeat(81))).toBe('a'.repeat(80))
})

it('ends between visible characters: an emoji, a family, a flag, a letter with accents', () => {
  const before = 'x'.repeat(79)
  for (const one of ['😀', '👩‍👩‍👧‍👦', '🇳🇴', 'e\u0301', 'กำ', '\r\n']) {
    expect(excerpt(`${before}${one} and more`)).toBe(before)
    expect(excerpt(`${before.slice(one.length - 1)}${one} and more`)).toBe(`${before.slice(one.length - 1)}${one}`)
  }
})

it('is well formed for a letter with very many accents', () => {
  const marks = '\u{1D165}'.repeat(200)
  expect(excerpt(`a${marks}`)).toBe(`a${marks}`.slice(0, 79))
  expect(excerpt(`a${marks}`).isWellFormed()).toBe(true)
})

it('is the title of notes, comments and expenses', () => {
  const text = `${'x'.repeat(79)}😀 and more`
  const titles = [noteDefinition.titleOf({ body: text } as never), commentDefinition.titleOf({ body: text } as never)]
  const expense = (notes: string) => expenseDefinition.titleOf({ notes, amount: '12.50' } as never)
  expect([...titles, expense(text), expense('')]).toEqual([...Array<string>(3).fill('x'.repeat(79)), '12.50'])
})
