import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { writeCsv } from '../../../kit/list/write-csv.ts'
import { readCsv } from '../../../kit/text-files/read-csv.ts'
import { everyone } from '../../../kit/visibility/audience.ts'
import { takenBy } from '../import-columns/file-fields.ts'
import { kindColumnsOf } from '../import-columns/guess-fields.ts'
import { bodyOf, headingsOf, importFile, withHeadingsAt } from './import-file.ts'
import { readRow } from './read-row.ts'

const limits = { bytes: 10_000_000, rows: 10_000 }
const open = async (content: BlobPart) => {
  const source = new File([content], 'contacts.csv')
  const csv = await readCsv(source, limits)
  if ('fault' in csv) throw new Error(csv.fault)
  return importFile(source, csv)
}
const openFixture = async (name: string) => open(new Uint8Array(await readFile(new URL(`../import-fixtures/${name}`, import.meta.url))))
type Opened = Awaited<ReturnType<typeof open>>
const fieldsOf = (file: Opened) =>
  Object.fromEntries(headingsOf(file).flatMap((heading, at) => (file.fields[at] === 'out' ? [] : [[heading, file.fields[at]]])))
const contactsOf = (file: Opened) => {
  const kindColumns = kindColumnsOf(headingsOf(file), file.fields)
  const settings = { fields: file.fields, kindColumns, order: 'day', audience: everyone, now: new Date('2026-11-28T10:00:00Z') } as const
  return bodyOf(file).map(({ number, cells }) => {
    const { draft, faults } = readRow(cells, { ...settings, readAudience: () => ({ audience: everyone }) })
    const { contactData = [], ...contact } = draft.contact
    const data = contactData.map(({ entityType, entityValue, kind }) => `${entityType} ${kind}: ${entityValue}`)
    return { number, ...contact, data, tags: draft.tags, faults: faults.map(({ message }) => message) }
  })
}

describe('the layout of', () => {
  it('Outlook leaves out the salutation, columns of its own and dates of zeros', async () => {
    const [dr, ana] = contactsOf(await openFixture('outlook.csv'))
    expect(dr).toMatchObject({
      ...{ name: 'Jörg', lastName: 'Weiß', title: 'Buyer', companyName: 'Weiß Optik', faults: [], tags: ['Board', 'Finance;VIP'] },
      data: ['e-mail work: joerg@weiss.example', 'phone work: +49 (000) 555-0101'],
      addresses: [{ kind: 'work', address: 'Hauptstraße 9\r\nHinterhaus', zipCode: '00399', city: 'Gießen' }],
    })
    expect(dr?.importantDates).toBeUndefined()
    expect(ana?.title).toBeUndefined()
    expect(ana).toMatchObject({ name: 'Ana', lastName: 'Núñez', companyName: 'Núñez e Hijos' })
  })

  it('Outlook reports an Exchange address alone', async () => {
    const rows = contactsOf(await openFixture('outlook.csv'))
    expect(rows.flatMap(({ faults }) => faults)).toEqual(['Enter a complete e-mail address, such as name@example.com.'])
  })

  it('Google takes the kinds from the columns beside the values', async () => {
    expect(contactsOf(await openFixture('google-before-2023.csv'))).toMatchObject([
      {
        ...{ name: 'Lea Maria', lastName: 'Kuhn', companyName: 'Chorverband', title: 'Dirigentin', tags: ['Chor'], faults: [] },
        data: [
          ...['e-mail home: lea@kuhn.example', 'e-mail work: lea.kuhn@chor.example'],
          ...['phone mobile: +41 00 555 01 01', 'phone fax: +41 00 555 01 02', 'website work: https://kuhn.example'],
        ],
        addresses: [{ kind: 'home', address: 'Gasse 1', city: 'Basel' }],
      },
    ])
    const [timo, ines] = contactsOf(await openFixture('google.csv'))
    expect(timo).toMatchObject({
      ...{ name: 'Timo', lastName: 'Räsänen', companyName: 'Räsänen Oy', tags: ['Asiakkaat'] },
      data: [
        ...['e-mail work: timo@rasanen.example', 'phone mobile: +358 00 555 0101', 'phone mobile: +358 00 555 0102'],
        'phone home: +358 00 555 0103',
      ],
      addresses: [{ kind: 'home', address: 'Kuja 4', city: 'Oulu' }],
    })
    expect(timo?.importantDates).toContainEqual({ type: 'anniversary', date: '2015-06-20', isEveryYear: true })
    expect(ines).toMatchObject({
      ...{ backgroundInfo: 'First line\nsecond line, with "quotes" and a ; too', tags: [] },
      data: ['e-mail work: ines@prado.example', 'phone fax: +351 000 555 010'],
    })
  })

  it('HubSpot leaves out where the internet connection was', async () => {
    const file = await openFixture('hubspot.csv')
    expect(fieldsOf(file)).toEqual({
      ...{ 'First Name': 'first', 'Last Name': 'last', Email: 'e-mail work', 'Phone Number': 'phone work' },
      ...{ 'Associated Company': 'company', 'Job Title': 'title', 'Street Address': 'street work', City: 'city work' },
      ...{ 'Postal Code': 'zip work', 'Country/Region': 'country work' },
    })
    expect(contactsOf(file).flatMap(({ faults }) => faults)).toEqual([])
  })

  it('Pipedrive', async () => {
    expect(contactsOf(await openFixture('pipedrive.csv'))).toMatchObject([
      {
        ...{ name: 'Mara', lastName: 'Lind', title: 'Sailmaker', companyName: 'Lind Sails', tags: ['Customer'], faults: [] },
        data: [
          ...['e-mail work: mara@lind.example', 'e-mail home: mara@home.example'],
          ...['phone work: +46 00 555 0101', 'phone mobile: +46 00 555 0102'],
        ],
        importantDates: [{ type: 'birthday', date: '1981-03-09' }],
      },
    ])
  })

  it('Salesforce', async () => {
    expect(contactsOf(await openFixture('salesforce.csv'))).toMatchObject([
      {
        ...{ name: 'Chidi', lastName: 'Okafor', title: 'Dr of Music', backgroundInfo: 'Met at the fair', faults: [] },
        data: [
          ...['e-mail work: chidi@okafor.example', 'phone work: +44 00 5550101', 'phone fax: +44 00 5550102'],
          ...['phone mobile: +44 00 5550103', 'phone home: +44 00 5550104'],
        ],
        addresses: [
          { kind: 'work', address: '4 Harbour Rd', city: 'Hull', zipCode: 'HU1 0ZZ', country: 'United Kingdom' },
          { kind: 'other', city: 'Leeds' },
        ],
      },
    ])
  })

  it('Zoho', async () => {
    expect(contactsOf(await openFixture('zoho.csv'))).toMatchObject([
      {
        ...{ name: 'Dara', lastName: 'Finch', title: 'Weaver', companyName: 'Finch Looms', tags: ['vip'], faults: [] },
        data: [
          ...['e-mail work: dara@finch.example', 'e-mail personal: dara@home.example'],
          ...['phone work: +353 00 555 0101', 'phone mobile: +353 00 555 0102'],
        ],
        ...{ backgroundInfo: 'Likes wool', addresses: [{ kind: 'work', address: '3 Mill Ln', city: 'Cork', country: 'Ireland' }] },
      },
    ])
  })

  it('LinkedIn has its headings below a note', async () => {
    expect(contactsOf(await openFixture('linkedin.csv'))).toMatchObject([
      { number: 5, name: 'Yuki', lastName: 'Arai', companyName: 'Arai Ceramics', title: 'Potter', faults: [] },
      { number: 6, name: 'Théo', lastName: 'Blanc', data: ['e-mail work: theo@blanc.example', expect.stringMatching('^website work')] },
    ])
  })

  it('Highrise', async () => {
    expect(contactsOf(await openFixture('highrise.csv'))).toMatchObject([
      {
        ...{
          name: 'Nils',
          lastName: 'Holt',
          title: 'Builder',
          backgroundInfo: 'Met in May.\nLikes oak.',
          tags: ['boats', 'oak'],
          faults: [],
        },
        data: [
          ...['e-mail work: nils@holt.example', 'e-mail home: nils@home.example'],
          ...['phone work: +47 00 555 101', 'phone mobile: +47 00 555 102', 'website work: http://holt.example'],
        ],
        addresses: [{ kind: 'work', address: 'Brygga 2', city: 'Arendal', zipCode: '04801', country: 'Norway' }],
      },
    ])
  })

  it('Apple', async () => {
    expect(contactsOf(await openFixture('apple.csv'))).toMatchObject([
      {
        ...{ name: 'Rosa', lastName: 'Vidal', title: 'Editor', companyName: 'Vidal Press', faults: [] },
        data: [
          ...['e-mail home: rosa@home.example', 'e-mail work: rosa@vidal.example'],
          ...['phone mobile: +34 000 555 101', 'phone home: +34 000 555 102', expect.stringMatching('vidal.example$')],
        ],
        addresses: [{ kind: 'home', address: 'Calle Mayor 1', city: 'Cuenca', zipCode: '16001' }],
      },
    ])
  })

  it('Excel, in German', async () => {
    expect(contactsOf(await openFixture('excel-german.csv'))).toMatchObject([
      {
        ...{ name: 'Ute', lastName: 'Brömmel', companyName: 'Käserei Grün', backgroundInfo: 'Ruft freitags an', faults: [] },
        data: ['e-mail work: ute@kaese.example', 'phone work: 0000 5550101', 'phone mobile: 0000 5550102'],
        addresses: [{ kind: 'work', address: 'Hauptstraße 9', zipCode: '00399', city: 'Gießen', country: 'Deutschland' }],
        importantDates: [{ type: 'birthday', date: '1979-04-05' }],
      },
    ])
  })
})

describe('a file', () => {
  it('in Windows-1251 or UTF-16 without a mark has its true letters', async () => {
    expect(contactsOf(await openFixture('windows-1251.csv'))).toMatchObject([
      { name: 'Зоя', lastName: 'Ёлкина', companyName: 'ООО «Северный ветер»', addresses: [{ city: 'Псков' }] },
      { name: 'Фёдор', lastName: 'Щукин', data: ['e-mail work: fedor@shchukin.example', 'phone work: 8 (000) 555-01-02'] },
    ])
    expect(contactsOf(await openFixture('utf-16.csv'))[0]).toMatchObject({ name: 'Żaneta', lastName: 'Źródłowska', faults: [] })
  })

  it('with one stray byte has one faulty row', async () => {
    const rows = contactsOf(await openFixture('stray-byte.csv'))
    expect(rows.filter(({ faults }) => faults.length > 0)).toHaveLength(1)
    expect(rows.filter(({ faults }) => faults.length === 0)).toHaveLength(39)
  })

  it.each([
    ['a line sep=;', 'excel-sep-line.csv', { name: 'Ute', lastName: 'Brömmel', number: 2 }],
    ['a title above', 'excel-title.csv', { name: 'Ute', lastName: 'Brömmel', number: 4 }],
  ])('with %s', async (_, name, contact) => {
    expect(contactsOf(await openFixture(name))[0]).toMatchObject(contact)
  })

  it('keeps names and addresses in any order and form', async () => {
    expect(contactsOf(await openFixture('last-comma-first.csv')).map(({ name, lastName }) => [name, lastName])).toEqual([
      ['Anna', 'Weber'],
      ['José María', 'de la Cruz'],
      ['Madonna', undefined],
      ['Jan', 'van der Berg'],
    ])
    expect(
      contactsOf(await openFixture('two-addresses.csv')).map(({ data, faults }) => [data.filter((each) => each.startsWith('e')), faults]),
    ).toEqual([
      [['e-mail work: pia@rot.example', 'e-mail work: pia.rot@work.example'], []],
      [['e-mail work: olaf@grau.example'], []],
      [['e-mail work: kim@blau.example'], []],
      [['e-mail work: jo@gelb.example'], []],
    ])
  })

  it('keeps text that looks like a formula, and its apostrophes, there and back', async () => {
    const file = await openFixture('formulas.csv')
    expect(contactsOf(file)[1]).toMatchObject({ companyName: "''t Hooft BV", backgroundInfo: "'+49 is the prefix" })
    const again = await open(
      await writeCsv(
        [...headingsOf(file), 'Reason'],
        bodyOf(file).map(({ cells }) => [...cells, '']),
      ),
    )
    expect(bodyOf(again).map(({ cells }) => cells.slice(0, 3))).toEqual(bodyOf(file).map(({ cells }) => cells))
  })

  it('has other headings when another row is chosen', async () => {
    const file = await open('Name,E-mail\nAda,ada@engines.test\n')
    expect(bodyOf(withHeadingsAt(file, undefined))).toHaveLength(2)
    expect(headingsOf(withHeadingsAt(file, undefined))).toEqual(['Column 1', 'Column 2'])
  })

  it('with two columns for one field is asked about', async () => {
    const file = await open('Name,Country,Home country,Land\nAda,Norway,Sweden,Denmark\n')
    expect(takenBy(file.fields)).toEqual([undefined, 3, undefined, 1])
  })
})
