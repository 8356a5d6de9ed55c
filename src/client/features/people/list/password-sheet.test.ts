import { expect, it } from 'vitest'
import { generatePassword } from './password-sheet.tsx'

it('generates a different, readable password each time', () => {
  const passwords = Array.from({ length: 50 }, generatePassword)
  for (const password of passwords) expect(password).toMatch(/^([a-hjkmnp-z2-9]{4}-){3}[a-hjkmnp-z2-9]{4}$/)
  expect(new Set(passwords).size).toBe(50)
})
