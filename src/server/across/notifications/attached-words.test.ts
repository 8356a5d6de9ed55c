import { expect, it } from 'vitest'
import { attachedWords } from './attached-words.ts'

const file = (name: string, contentType = 'application/pdf') => ({ name, contentType })

it('counts pictures and other files, and names them', () => {
  expect(attachedWords([])).toBe('')
  expect(attachedWords([file('gate.jpg', 'image/jpeg')])).toBe('1 picture: gate.jpg')
  expect(attachedWords([file('gate.jpg', 'image/jpeg'), file('plan.pdf'), file('of\nfer.pdf')])).toBe(
    '1 picture, 2 files: gate.jpg, plan.pdf, of fer.pdf',
  )
  expect(attachedWords(Array.from({ length: 12 }, (_, n) => file(`${n}.pdf`)))).toMatch(/^12 files: 0\.pdf, .*9\.pdf, …$/)
})
