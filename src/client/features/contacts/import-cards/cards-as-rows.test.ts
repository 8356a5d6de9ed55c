import { describe, expect, it } from 'vitest'
import { readCsv } from '../../../kit/text-files/read-csv.ts'
import { everyone } from '../../../kit/visibility/audience.ts'
import { bodyOf, importFile } from '../import-rows/import-file.ts'
import { readRow } from '../import-rows/read-row.ts'
import { cardsAsRows } from './cards-as-rows.ts'

const cards = (...lines: string[]) => `${lines.join('\r\n')}\r\n`
const card = (version: string, ...lines: string[]) => cards('BEGIN:VCARD', `VERSION:${version}`, ...lines, 'END:VCARD')

const contactsOf = async (content: BlobPart) => {
  const csv = await readCsv(new Blob([content]), { bytes: 1e6, rows: 9 }, {}, cardsAsRows)
  if ('fault' in csv) throw new Error(csv.fault)
  const file = importFile(new File([], 'contacts.vcf'), csv)
  const readAudience = () => ({ audience: everyone })
  const settings = { fields: file.fields, kindColumns: new Map(), order: 'day', audience: everyone, now: new Date(), readAudience } as const
  return bodyOf(file).map(({ cells }) => {
    const { draft, faults } = readRow(cells, settings)
    const { contactData = [], visibility: _, ...contact } = draft.contact
    const data = contactData.map(({ entityType, entityValue, kind }) => `${entityType} ${kind}: ${entityValue}`)
    return { ...contact, data, tags: draft.tags, faults: faults.map(({ message }) => message) }
  })
}

describe('contact cards', () => {
  it('of version 2.1 have text in quoted-printable, and types without a name', async () => {
    const text = card(
      '2.1',
      ...['N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:M=C3=BCller;J=C3=BC=', 'rgen;;Dr.;', 'ORG:M=FCller KG;Sales'],
      ...['TEL;CELL;PREF:+49 151 5550110', 'TEL;WORK;FAX:+49 30 5550111', 'EMAIL;INTERNET:jm@mueller.example', 'BDAY:19790509'],
      ...['ADR;HOME;ENCODING=QUOTED-PRINTABLE;CHARSET=ISO-8859-1:;;Hauptstra=DFe 9=0D=0AHinterhaus;Gie=DFen;;35390;Germany'],
    )
    expect(await contactsOf(text)).toEqual([
      {
        ...{ type: 'person', name: 'Jürgen', lastName: 'Müller', companyName: 'M=FCller KG', tags: [], faults: [] },
        data: ['e-mail work: jm@mueller.example', 'phone mobile: +49 151 5550110', 'phone fax: +49 30 5550111'],
        importantDates: [{ type: 'birthday', date: '1979-05-09', isEveryYear: true }],
        addresses: [{ kind: 'home', address: 'Hauptstraße 9\r\nHinterhaus', zipCode: '35390', city: 'Gießen', country: 'Germany' }],
      },
    ])
  })

  it('of Apple have labels of their own, and birthdays without a year', async () => {
    const text = card(
      '3.0',
      ...['N:Öztürk;Işıl;Nur;;', 'FN:Işıl Nur Öztürk', 'ORG:Öztürk\\; Oğulları;', 'TITLE:Mimar'],
      ...['item1.EMAIL;type=INTERNET;type=pref:isil@ozturk.example', 'item1.X-ABLabel:_$!<Home>!$_'],
      ...['EMAIL;type=INTERNET;type=WORK:i@oz.example', 'TEL;type=IPHONE;type=CELL;type=VOICE:+90 000 555 01 01'],
      ...['BDAY;X-APPLE-OMIT-YEAR=1604:1604-02-29', 'item2.X-ABDATE;type=pref:2015-06-20', 'item2.X-ABLabel:_$!<Anniversary>!$_'],
      ...['NOTE:first line\\nsecond line\\, with', '  a comma', 'CATEGORIES:VIP,Press', 'PHOTO;ENCODING=b;TYPE=JPEG:/9j/4AAQ', ' SkZJRg=='],
    )
    expect(await contactsOf(text)).toEqual([
      {
        ...{ type: 'person', name: 'Işıl Nur', lastName: 'Öztürk', companyName: 'Öztürk; Oğulları', title: 'Mimar', faults: [] },
        backgroundInfo: 'first line\nsecond line, with a comma',
        data: ['e-mail work: i@oz.example', 'e-mail home: isil@ozturk.example', 'phone mobile: +90 000 555 01 01'],
        importantDates: [
          { type: 'birthday', date: '--02-29', isEveryYear: true },
          { type: 'anniversary', date: '2015-06-20', isEveryYear: true },
        ],
        tags: ['VIP', 'Press'],
      },
    ])
  })

  it('of version 4 have numbers as links, and are companies too', async () => {
    const text =
      card(
        '4.0',
        'FN:Nora Falk',
        'TEL;VALUE=uri;TYPE="voice,cell":tel:+47-90-555010',
        'BDAY:--0509',
        'URL;TYPE=work:https://falk.example',
      ) +
      card('4.0', 'KIND:org', 'FN:Falk Trevare', 'EMAIL:post@falk.example', 'ADR;TYPE=work:;;Kaiveien 3;Molde;;6400;Norway') +
      card('4.0', 'KIND:group', 'FN:Friends', 'MEMBER:urn:uuid:1')
    expect(await contactsOf(text)).toMatchObject([
      {
        ...{ type: 'person', name: 'Nora', lastName: 'Falk', faults: [] },
        data: ['phone mobile: +47-90-555010', 'website work: https://falk.example'],
        importantDates: [{ date: '--05-09' }],
      },
      {
        type: 'company',
        name: 'Falk Trevare',
        data: ['e-mail work: post@falk.example'],
        addresses: [{ address: 'Kaiveien 3', city: 'Molde' }],
      },
    ])
  })

  it('have a name in one part, several values, or only a company', async () => {
    const text =
      card(
        '3.0',
        'N:Anna Weber;;;;',
        'FN:Anna Weber',
        'TEL;TYPE=home:1; 2',
        'TEL;TYPE=home:3',
        'ADR;TYPE=home:;;A;B;;;',
        'ADR;TYPE=home:;;C;;;;',
      ) + card('3.0', 'N:;;;;', 'FN:', 'ORG:Engines', 'EMAIL:desk@engines.test')
    expect(await contactsOf(text)).toMatchObject([
      {
        ...{ name: 'Anna', lastName: 'Weber', data: ['phone home: 1; 2', 'phone home: 3'] },
        addresses: [
          { kind: 'home', address: 'A', city: 'B' },
          { kind: 'home', address: 'C' },
        ],
      },
      { type: 'company', name: 'Engines', data: ['e-mail work: desk@engines.test'] },
    ])
  })

  it('are read in other encodings', async () => {
    const latin = Uint8Array.from(card('2.1', 'N:Müller;Jörg', 'ORG:Bäckerei Groß'), (letter) => letter.charCodeAt(0))
    expect(await contactsOf(latin)).toMatchObject([{ name: 'Jörg', lastName: 'Müller', companyName: 'Bäckerei Groß' }])
  })

  it('without a value are left out, as is the category of every contact', async () => {
    expect(cardsAsRows(card('3.0'))).toEqual([])
    expect(await contactsOf(card('3.0', 'FN:Ada', 'CATEGORIES:myContacts,VIP') + card('3.0'))).toMatchObject([
      { name: 'Ada', tags: ['VIP'] },
    ])
  })

  it('are no rows in other text', () => {
    expect(cardsAsRows('Name,E-mail\nBEGIN:VCARD,a@b.test\n')).toBeUndefined()
  })
})
