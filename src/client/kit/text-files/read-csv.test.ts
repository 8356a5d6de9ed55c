import { describe, expect, it } from 'vitest'
import { unescapeFormula, writeCsv } from '../list/write-csv.ts'
import { readCsv } from './read-csv.ts'

const limits = { bytes: 10_000_000, rows: 10_000 }
const read = (...parts: BlobPart[]) => readCsv(new Blob(parts), limits)
const cellsOf = async (...parts: BlobPart[]) => {
  const reading = await read(...parts)
  return 'rows' in reading ? reading.rows.map(({ cells }) => cells) : reading.fault
}

describe('readCsv', () => {
  it.each([
    ['commas', 'Name,City\nAda,"Oslo, Norway"\n'],
    ['semicolons', 'Name;City\r\nAda;Oslo, Norway\r\n'],
    ['tabs', 'Name\tCity\nAda\tOslo, Norway'],
  ])('reads cells separated by %s', async (_, text) => {
    expect(await cellsOf(text)).toEqual([
      ['Name', 'City'],
      ['Ada', 'Oslo, Norway'],
    ])
  })

  it.each([
    ['UTF-8', new TextEncoder().encode('Åsa,Zoë')],
    ['UTF-8 with a byte order mark', new TextEncoder().encode('\uFEFFÅsa,Zoë')],
    ['Windows-1252', new Uint8Array([0xc5, 0x73, 0x61, 0x2c, 0x5a, 0x6f, 0xeb])],
    ['UTF-16', new Uint8Array([0xff, 0xfe, 0xc5, 0, 0x73, 0, 0x61, 0, 0x2c, 0, 0x5a, 0, 0x6f, 0, 0xeb, 0])],
  ])('reads %s', async (_, bytes) => {
    expect(await cellsOf(bytes)).toEqual([['Åsa', 'Zoë']])
  })

  it('numbers the rows as a spreadsheet does, and leaves out blank ones', async () => {
    const reading = await read('Name,Notes\nAda,"one\ntwo"\n,\nBob,\n')
    expect(reading).toEqual({
      encoding: 'utf-8',
      delimiter: ',',
      rows: [
        { number: 1, cells: ['Name', 'Notes'] },
        { number: 2, cells: ['Ada', 'one\ntwo'] },
        { number: 4, cells: ['Bob', ''] },
      ],
    })
  })

  it.each([
    ['sep=;\nName;City\nA, B;C', ';'],
    ['"sep=;"\r\nName;City\r\nA, B;C', ';'],
    ['sep=|\nName|City\nA, B|C', '|'],
    ['List, of 14 March, 2026\n\nName;City\nA, B;C', ';'],
    ['Name;City\nA, B;C\nD, E;F', ';'],
  ])('finds the delimiter of %j', async (text, delimiter) => {
    const reading = await read(text)
    expect(reading).toMatchObject({ delimiter })
    expect(await cellsOf(text)).toContainEqual(['A, B', 'C'])
  })

  it('reads with the chosen encoding and delimiter', async () => {
    const file = new Blob([new Uint8Array([0xc0, 0xed, 0xed, 0xe0, 0x3b, 0x2c])])
    const reading = await readCsv(file, limits, { encoding: 'windows-1251', delimiter: ',' })
    expect(reading).toMatchObject({ encoding: 'windows-1251', rows: [{ cells: ['Анна;', ''] }] })
  })

  it('reads back what the export has escaped', async () => {
    const rows = [['=1+1', '+47 22', '- note', "'quoted'", "'=1", '12; 34', ' padded ']]
    const csv = await writeCsv(['a', 'b', 'c', 'd', 'e', 'f', 'g'], rows)
    expect(csv.split('\r\n')[1]).toBe(`"'=1+1","+47 22","'- note","'quoted'","''=1","12; 34"," padded "`)
    const [, ...read] = (await cellsOf(csv)) as string[][]
    expect(read.map((cells) => cells.map(unescapeFormula))).toEqual(rows)
  })

  it.each([
    ['a semicolon, where that separates', 'Eve;=cmd|calc', '"Eve;=cmd|calc"'],
    ['a quotation mark and a comma', 'Eve",=1+1', '"Eve"",=1+1"'],
    ['full-width signs', '＝1+1', `"'＝1+1"`],
    ['a full-width plus', '＋cmd', `"'＋cmd"`],
    ['a line feed', '\n=1+1', `"'\n=1+1"`],
  ])('begins no cell with a formula after %s', async (_, name, cell) => {
    const csv = await writeCsv(['Name'], [[name]])
    expect(csv).toBe(`"Name"\r\n${cell}`)
    const [, [back = ''] = []] = (await cellsOf(csv)) as string[][]
    expect(unescapeFormula(back)).toBe(name)
  })

  it('reads a long file in parts, and the same as at once', async () => {
    const rows = Array.from({ length: 10_000 }, (_, n) => [`Name ${n}`, `"${n}"\nand a long note to fill the part`, `${n}@example.com`])
    expect(await cellsOf(await writeCsv(['a', 'b', 'c'], rows))).toEqual([['a', 'b', 'c'], ...rows])
  })

  it('says why a file cannot be read', async () => {
    expect(await cellsOf('')).toBe('This file is empty.')
    expect(await cellsOf('\n ,\n')).toBe('This file is empty.')
    expect(await cellsOf('PK\u0003\u0004\0')).toMatch(/^This isn't a CSV file\./)
    expect(await cellsOf('Name\n"Ada')).toMatch(/^Row 2 has a quotation mark that isn't closed\./)
    expect(await readCsv(new Blob(['a\nb\nc']), { bytes: 99, rows: 1 })).toEqual({
      fault: 'This file has more than 1 rows. Split it and import the parts.',
    })
    expect(await readCsv(new Blob(['a'.repeat(2_000_001)]), { bytes: 2_000_000, rows: 9 })).toEqual({
      fault: 'This file is larger than 2 MB. Split it and import the parts.',
    })
  })
})
