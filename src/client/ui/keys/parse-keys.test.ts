import { describe, expect, it } from 'vitest'
import { type KeyPressed, matches, parseKeys } from './parse-keys.ts'

const press = (key: string, held: Partial<KeyPressed> = {}): KeyPressed => ({
  key,
  code: '',
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  altKey: false,
  ...held,
})

const hit = (combo: string, event: KeyPressed, mac = false) => {
  const [first] = parseKeys(combo)
  return first !== undefined && matches(first, event, mac)
}

describe('reading key combinations', () => {
  it('reads one press and sequences', () => {
    expect(parseKeys('g c').map(({ key }) => key)).toEqual(['g', 'c'])
    expect(parseKeys('mod+K')).toEqual([{ key: 'k', mod: true, shift: false, alt: false }])
    expect(parseKeys('shift+Down')).toEqual([{ key: 'arrowdown', mod: false, shift: true, alt: false }])
    expect(parseKeys('Esc')[0]?.key).toBe('escape')
    expect(parseKeys('space')[0]?.key).toBe(' ')
  })
})

describe('matching a press', () => {
  it('takes Ctrl elsewhere and ⌘ on a Mac', () => {
    expect(hit('mod+k', press('k', { ctrlKey: true }))).toBe(true)
    expect(hit('mod+k', press('k', { metaKey: true }))).toBe(false)
    expect(hit('mod+k', press('k', { metaKey: true }), true)).toBe(true)
    expect(hit('mod+k', press('k', { ctrlKey: true }), true)).toBe(false)
  })

  it('wants exactly what is held', () => {
    expect(hit('j', press('j'))).toBe(true)
    expect(hit('j', press('J', { shiftKey: true }))).toBe(false)
    expect(hit('shift+j', press('J', { shiftKey: true }))).toBe(true)
    expect(hit('c', press('c', { ctrlKey: true }))).toBe(false)
    expect(hit('c', press('c', { altKey: true }))).toBe(false)
    expect(hit('down', press('ArrowDown', { shiftKey: true }))).toBe(false)
  })

  it('takes signs with or without Shift', () => {
    expect(hit('?', press('?', { shiftKey: true }))).toBe(true)
    expect(hit('/', press('/', { shiftKey: true }))).toBe(true)
    expect(hit('/', press('/'))).toBe(true)
  })

  it('takes signs that Windows reports with Ctrl and Alt for AltGr', () => {
    const altGr = { ctrlKey: true, altKey: true }
    expect(hit('?', press('?', altGr))).toBe(true)
    expect(hit('/', press('/', altGr))).toBe(true)
    expect(hit('c', press('c', altGr))).toBe(false)
    expect(hit('/', press('/', altGr), true)).toBe(false)
    expect(hit('/', press('/', { ctrlKey: true }))).toBe(false)
  })

  it('finds letters by their place on the keyboard of another script', () => {
    expect(hit('c', press('с', { code: 'KeyC' }))).toBe(true)
    expect(hit('mod+z', press('я', { code: 'KeyZ', ctrlKey: true }))).toBe(true)
    expect(hit('c', press('j', { code: 'KeyC' }))).toBe(false)
  })
})
