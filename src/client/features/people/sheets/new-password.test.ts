import { describe, expect, it } from 'vitest'
import { newPassword } from './new-password.ts'

describe('a password to hand over', () => {
  it('can be read out and is never the same', () => {
    const made = Array.from({ length: 50 }, newPassword)
    for (const password of made) expect(password).toMatch(/^([a-hjkmnp-z2-9]{4}-){3}[a-hjkmnp-z2-9]{4}$/)
    expect(new Set(made).size).toBe(50)
  })
})
