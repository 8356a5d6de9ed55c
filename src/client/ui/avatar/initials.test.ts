import { describe, expect, it } from 'vitest'
import { initials } from './initials.ts'

describe('initials of a person', () => {
  it.each([
    ['Sigrid Aune', 'SA'],
    ['Nguyễn Thị Hồng Nhung', 'NN'],
    ['Γιώργος Παπαδάκης', 'ΓΠ'],
    ['Олена Шевченко', 'ОШ'],
    ['佐藤 健一', '佐'],
    ['ليلى منصور', 'ل'],
    ['अनिका देशपांडे', 'अ'],
    ['Łukasz Żuraw', 'ŁŻ'],
    ['Ólafur Jónsson', 'ÓJ'],
    ['ana ferreira', 'AF'],
    ['Prince', 'P'],
    ['  Bruno   Marques ', 'BM'],
    ['“Ana” Ferreira', 'AF'],
    ['e\u0301mile zola', 'E\u0301Z'],
    ['Ingrid Berg-Halvorsen', 'IB'],
    ['', '?'],
    ['…', '?'],
  ])('%s → %s', (name, letters) => {
    expect(initials(name, 'person')).toBe(letters)
  })
})

describe('initials of a company', () => {
  it.each([
    ['Fjordlys Ferries', 'F'],
    ['株式会社きつね茶舗', 'き'],
    ['株式会社', '株'],
    ['7 Seas', '7'],
  ])('%s → %s', (name, letters) => {
    expect(initials(name, 'company')).toBe(letters)
  })
})
