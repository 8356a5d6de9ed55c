import { describe, expect, it } from 'vitest'
import { birthdayParts, yearlyFormat } from './remembered-date.ts'

describe('a yearly date', () => {
  it.each([
    ['9 May', '--05-09'],
    ['29 February', '--02-29'],
    ['29.2.', '--02-29'],
    ['9 May 1984', '1984-05-09'],
    ['1984-05-09', '1984-05-09'],
  ])('typed as %s is %s', (text, date) => {
    expect(yearlyFormat.parse(text)).toBe(date)
    expect(yearlyFormat.parse(yearlyFormat.toText(date))).toBe(date)
  })

  it('that does not exist is refused', () => {
    expect(yearlyFormat.parse('30 February')).toBeUndefined()
    expect(yearlyFormat.faultOf('30 February')).toBe('There is no 30 Feb.')
    expect(yearlyFormat.faultOf('29 February 2025')).toBe('There is no 29 Feb 2025.')
  })
})

describe('another birthday', () => {
  const birthday = (date: string) => [{ id: '7', type: 'birthday', isEveryYear: true, date }]

  it('is the first of a person without one', async () => {
    const anniversary = { id: '8', type: 'anniversary', isEveryYear: true, date: '2001-05-09' }
    expect(await birthdayParts([anniversary], '--05-09')).toEqual({ date: '--05-09' })
  })

  it('of the same day fills in the year', async () => {
    expect(await birthdayParts(birthday('--05-09'), '1984-05-09')).toEqual({ id: '7', date: '1984-05-09' })
  })

  it('that says no more is not saved', async () => {
    for (const date of ['--05-09', '1984-05-09'])
      await expect(birthdayParts(birthday('1984-05-09'), date)).rejects.toThrow('The birthday is already here: 9 May 1984.')
  })
})
