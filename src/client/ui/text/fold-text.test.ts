import { describe, expect, it } from 'vitest'
import { findFolded } from './fold-text.ts'

const found = (text: string, term: string) => {
  const range = findFolded(text, term)
  return range && text.slice(...range)
}

describe('finding what was typed in a name', () => {
  it.each([
    ['Eleanor Marlowe', 'ma', 'Ma'],
    ['María José Ibáñez', 'ma', 'Ma'],
    ['María José Ibáñez', 'maria jose', 'María José'],
    ['María', 'MARÍA', 'María'],
    ['Jose\u0301 Ibáñez', 'jose', 'Jose\u0301'],
    ['Łukasz Żuraw', 'zur', 'Żur'],
    ['Askøy', 'askoy', 'Askøy'],
    ['Straße 4', 'strasse', 'Straße'],
    ['佐藤 健一', '健', '健'],
    ['Γιώργος', 'γιωργ', 'Γιώργ'],
    ['100 % wool', '%', '%'],
  ])('%s, typed %s', (text, term, part) => {
    expect(found(text, term)).toBe(part)
  })

  it('finds nothing where nothing is', () => {
    expect(findFolded('Sigrid', 'zz')).toBeUndefined()
    expect(findFolded('Sigrid', '  ')).toBeUndefined()
    expect(findFolded('', 'a')).toBeUndefined()
  })
})
