import { describe, expect, it } from 'vitest'
import { guessFields, hasHeadings } from './file-fields.ts'

const guess = (headings: string) => guessFields(headings.split(','), () => true)

describe('the fields of columns', () => {
  it('are guessed for an export of HubSpot', () => {
    expect(
      guess('Record ID,First Name,Last Name,Email,Phone Number,Mobile Phone Number,Associated Company,Job Title,Website URL,Postal Code'),
    ).toEqual(['out', 'first', 'last', 'e-mail work', 'phone work', 'phone mobile', 'company', 'title', 'website work', 'zip work'])
    expect(guess('Street Address,City,State/Region,Country/Region,Date of birth,Contact owner,Lifecycle Stage')).toEqual([
      ...['street work', 'city work', 'state work', 'country work', 'birthday', 'out', 'out'],
    ])
  })

  it('are guessed for an export of Google', () => {
    expect(
      guess(
        'First Name,Middle Name,Last Name,Organization Name,Organization Title,Birthday,Notes,Labels,E-mail 1 - Label,E-mail 1 - Value',
      ),
    ).toEqual(['first', 'first', 'last', 'company', 'title', 'birthday', 'background', 'tags', 'out', 'e-mail work'])
    expect(guess('E-mail 2 - Value,Phone 2 - Value,Address 1 - Formatted,Address 1 - Street,Address 1 - Region,Address 2 - City')).toEqual([
      ...['e-mail personal', 'phone mobile', 'out', 'street work', 'state work', 'city home'],
    ])
  })

  it('are guessed for an export of Outlook', () => {
    expect(guess('E-mail Address,E-mail 2 Address,E-mail Display Name,Business Phone,Home Phone 2,Home Fax,Web Page,Categories')).toEqual([
      ...['e-mail work', 'e-mail personal', 'out', 'phone work', 'phone home', 'phone fax', 'website work', 'tags'],
    ])
    expect(guess('Business Street,Business Street 2,Home Postal Code,Business Country/Region,Anniversary')).toEqual([
      ...['street work', 'street work', 'zip home', 'country work', 'anniversary'],
    ])
  })

  it('take a name beside a last name as the first name', () => {
    expect(guess('Name,Last name')).toEqual(['first', 'last'])
    expect(guess('Name,Given Name,Family Name')).toEqual(['full', 'first', 'last'])
    expect(guess('Name,E-mail')).toEqual(['full', 'e-mail work'])
  })

  it('leave out a column without values', () => {
    expect(guessFields(['Name', 'Phone'], (column) => column === 0)).toEqual(['full', 'out'])
  })
})

it('tells headings from the values of a first contact', () => {
  expect(hasHeadings(['Name', 'E-mail'])).toBe(true)
  expect(hasHeadings(['Ada Byron', 'ada@engines.test'])).toBe(false)
  expect(hasHeadings(['Ada Byron', '+47 22'])).toBe(false)
})
