import { describe, expect, it } from 'vitest'
import { readName } from './read-name.ts'

const split = (whole: string, isLastFirst = false) => {
  const { name, lastName } = readName(whole, isLastFirst)
  return `${name} | ${lastName}`
}

describe('a full name', () => {
  it.each([
    ['Anna Weber', 'Anna | Weber'],
    ['Weber, Anna', 'Anna | Weber'],
    ['de la Cruz, José María', 'José María | de la Cruz'],
    ['Jan van der Berg', 'Jan | van der Berg'],
    ['van der Berg Jan', 'Jan | van der Berg'],
    ['de la Cruz', 'de la Cruz | '],
    ['Maria von und zu Berg', 'Maria | von und zu Berg'],
    ['Al Pacino', 'Al | Pacino'],
    ['DUPONT Jean Pierre', 'Jean Pierre | DUPONT'],
    ['Anna WEBER', 'Anna | WEBER'],
    ['TJ Falk', 'TJ | Falk'],
    ['J.R. Smith', 'J.R. | Smith'],
    ['J.-P. Morel', 'J.-P. | Morel'],
    ['Anna Weber (Sales)', 'Anna | Weber (Sales)'],
    ['Madonna', 'Madonna | '],
    ['Иванова Анна Петровна', 'Анна Петровна | Иванова'],
    ['Анна Петровна Иванова', 'Анна Петровна | Иванова'],
  ])('is split into first and last name: %s', (whole, parts) => {
    expect(split(whole)).toBe(parts)
  })

  it.each([
    ['Dr. Anna Weber', 'Anna | Weber'],
    ['Frau Prof. Dr. med. Ute Brömmel', 'Ute | Brömmel'],
    ['Mr John Smith', 'John | Smith'],
    ['Г-жа Анна Сидорова', 'Анна | Сидорова'],
    ['Weber, Dr. Anna', 'Anna | Weber'],
    ['Weber, Anna, Dr.', 'Anna | Weber'],
    ['Dr. Weber, Anna', 'Anna | Weber'],
    ['Weber Dr., Anna', 'Anna | Weber'],
    ['Anna Weber, Ph.D., MBA', 'Anna | Weber'],
    ['Anna Weber M.Sc.', 'Anna | Weber'],
    ['Anna Weber Dipl.-Ing. (FH)', 'Anna | Weber'],
    ['M. Night Falk', 'M. Night | Falk'],
    ['Yo Ma', 'Yo | Ma'],
    ['Pan Wei', 'Pan | Wei'],
    ['Jack Ab', 'Jack | Ab'],
  ])('has no title: %s', (whole, parts) => {
    expect(split(whole)).toBe(parts)
  })

  it.each([
    ['John Smith Jr.', 'John | Smith Jr.'],
    ['John Smith III', 'John | Smith III'],
    ['Frau Weber', 'Frau Weber | '],
    ['Dr. Oetker', 'Dr. Oetker | '],
  ])('keeps what tells people apart: %s', (whole, parts) => {
    expect(split(whole)).toBe(parts)
  })

  it.each([
    ['Falk, Inc.'],
    ['Acme Ltd'],
    ['Müller GmbH & Co. KG'],
    ['Kaufhaus e.V.'],
    ['Falk Trevare AS'],
    ['ООО Ромашка'],
    ['株式会社山田製作所'],
    ['Falk Sp. z o.o.'],
    ['Smith, Jones & Co.'],
    ['Weber, Söhne GmbH'],
  ])('is a company: %s', (whole) => {
    expect(readName(whole)).toEqual({ name: whole, lastName: '' })
  })

  it.each([
    ['Иванов Пётр Сергеевич', 'Пётр Сергеевич | Иванов'],
    ['Nagy Anna', 'Anna | Nagy'],
    ['Weber', 'Weber | '],
    ['Dr. Nagy Anna', 'Anna | Nagy'],
    ['van der Berg Jan Peter', 'Jan Peter | van der Berg'],
  ])('with the last name first: %s', (whole, parts) => {
    expect(split(whole, true)).toBe(parts)
  })

  it.each([
    ['山田 太郎', '太郎 | 山田'],
    ['山田　太郎', '太郎 | 山田'],
    ['김 민준', '민준 | 김'],
    ['王小明', '王小明 | '],
  ])('in Chinese, Japanese or Korean has the last name first: %s', (whole, parts) => {
    expect(split(whole)).toBe(parts)
  })
})
