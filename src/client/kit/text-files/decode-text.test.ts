import { CP437, CP737, CP850, CP852, CP857, CP866, CP1251, CP1252, CP1255, ISO_8859_15, KOI8_R, UTF32BE, UTF32LE } from 'iconv-tiny'
import { describe, expect, it } from 'vitest'
import { decodeText } from './decode-text.ts'
import samples from './encoded-samples.json' with { type: 'json' }

const fromBase64 = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
const utf16 = (text: string, isBigEndian = false) => {
  const bytes = new DataView(new ArrayBuffer(text.length * 2))
  for (const [at, unit] of [...text.split('')].entries()) bytes.setUint16(at * 2, unit.charCodeAt(0), !isBigEndian)
  return new Uint8Array(bytes.buffer)
}
const bytesOf = (...parts: (string | number[])[]) =>
  new Uint8Array(parts.flatMap((part) => (typeof part === 'string' ? [...new TextEncoder().encode(part)] : part)))

describe('decodeText', () => {
  it.each(samples)('detects $encoding by letters of the language $language', async ({ base64, text }) => {
    expect((await decodeText(fromBase64(base64)))?.text).toBe(text)
  })

  it.each([
    ['Latin letters', 'Name;City\nZażółć;Łódź\n'],
    ['Chinese letters', '姓名;公司\n王小明;绿色茶叶有限公司\n'],
  ])('reads UTF-16 without a mark: %s', async (_, text) => {
    expect(await decodeText(utf16(text))).toEqual({ text, encoding: 'utf-16le' })
    expect(await decodeText(utf16(text, true))).toEqual({ text, encoding: 'utf-16be' })
  })

  it.each([
    ['the umlauts of DOS', CP850, 'Vorname;Nachname\nUte;Brömmel\n', 'cp850'],
    ['another code page that has them in the same places', CP437, 'Name;Ort\nÄnne Weiß;Fürth\n', 'cp850'],
    ['Norwegian from DOS', CP850, 'Navn;By\nBjørn Ås;Tromsø\n', 'cp850'],
    ['Polish from DOS', CP852, 'Imię;Miasto\nŻaneta Źródłowska;Łódź\n', 'cp852'],
    ['Turkish from DOS', CP857, 'Ad;Şehir\nAyşe Yıldız;İzmir\n', 'cp857'],
    ['Greek from DOS', CP737, 'Name;City\nΓιώργος Παπαδόπουλος;Αθήνα\n', 'cp737'],
    ['two rows of Hebrew', CP1255, 'Name;Email\nדנה;dana@levi.example\n', 'windows-1255'],
    ['two rows of Russian', CP1251, 'Name;City\nАнна;Псков\n', 'windows-1251'],
    ['two rows of Russian', KOI8_R, 'Name;City\nАнна;Псков\n', 'koi8-r'],
    ['two rows of Spanish', CP1252, 'Nombre;Ciudad\nJosé Muñoz;Cádiz\nÁngel Ibáñez;Málaga\n', 'windows-1252'],
    ['Russian in capitals', CP1251, 'ФАМИЛИЯ;ИМЯ;ТЕЛЕФОН\nИВАНОВ;ПЁТР;8 000 555\nСИДОРОВА;АННА;8 000 556\n', 'windows-1251'],
    ['Russian in capitals from DOS', CP866, 'ФАМИЛИЯ;ИМЯ\nИВАНОВ;ПЁТР\nСИДОРОВА;АННА\n', 'ibm866'],
    ['French with a euro', ISO_8859_15, 'Nom;Notes\nDupré Cœur;5 € la pièce\nBœuf & fils;payé\n', 'iso-8859-15'],
    ['UTF-32', UTF32LE, 'Name;City\nZażółć 王;Łódź\n', 'utf-32le'],
    ['UTF-32', UTF32BE, 'Name;City\nZażółć 王;Łódź\n', 'utf-32be'],
  ])('detects %s', async (_, page, text, encoding) => {
    expect(await decodeText(page.create().encode(text))).toEqual({ text, encoding })
  })

  it('reads UTF-32 with a mark', async () => {
    const text = 'Name\nЗоя 👋\n'
    expect(await decodeText(UTF32LE.create().encode(`\uFEFF${text}`))).toEqual({ text, encoding: 'utf-32le' })
    expect(await decodeText(UTF32BE.create().encode(`\uFEFF${text}`))).toEqual({ text, encoding: 'utf-32be' })
  })

  it('keeps the marked encoding, however many bytes are broken', async () => {
    const bytes = bytesOf([0xef, 0xbb, 0xbf], 'Fran', [0xe7], 'ois M', [0xfc], 'ller')
    expect(await decodeText(bytes)).toEqual({ text: 'Fran\uFFFDois M\uFFFDller', encoding: 'utf-8' })
  })

  it('reads UTF-8 that was encoded twice', async () => {
    const twice = (text: string) => new TextEncoder().encode(new TextDecoder('windows-1252').decode(new TextEncoder().encode(text)))
    const text = 'Name;City\nJürgen Müller;Köln\nЗоя;“Łódź” – €\n'
    expect(await decodeText(twice(text))).toEqual({ text, encoding: 'utf-8-twice' })
    const plain = 'Name\nJosé NÃO\nŁukasz Ã¼\n'
    expect(await decodeText(bytesOf(plain))).toEqual({ text: plain, encoding: 'utf-8' })
  })

  it('drops zeros, with which old programs fill fields', async () => {
    expect(await decodeText(bytesOf('Name;City\nZoë\0;Köln\nBo;Oslo\n'))).toEqual({
      text: 'Name;City\nZoë;Köln\nBo;Oslo\n',
      encoding: 'utf-8',
    })
    expect((await decodeText(bytesOf('Zoë', [0, 0, 0, 0, 0], ';Bo', [0, 0, 0, 0, 0, 0], '\n')))?.text).toBe('Zoë;Bo\n')
  })

  it('reads UTF-8 with a stray byte as UTF-8', async () => {
    expect(await decodeText(bytesOf('Zoë\nFran', [0xe7], 'ois\n'))).toEqual({ text: 'Zoë\nFran\uFFFDois\n', encoding: 'utf-8' })
    expect((await decodeText(bytesOf('Zoë\nÅse\nGro', [0xc3])))?.text).toBe('Zoë\nÅse\nGro\uFFFD')
  })

  it('leaves out a letter that the beginning of a longer text ends in', async () => {
    expect((await decodeText(bytesOf('Grü', [0xc3]), { isCut: true }))?.text).toBe('Grü')
  })

  it('reads the chosen encoding', async () => {
    expect((await decodeText(bytesOf([0xc0, 0xed, 0xed, 0xe0]), { encoding: 'windows-1251' }))?.text).toBe('Анна')
    expect((await decodeText(bytesOf([0x83, 0x90, 0x84]), { encoding: 'cp862' }))?.text).toBe('דנה')
    expect((await decodeText(bytesOf([0x9b, 0x9d]), { encoding: 'cp437' }))?.text).toBe('¢¥')
  })

  it.each([
    ['a ZIP archive', [0x50, 0x4b, 3, 4, 0, 0, 8, 0, 8, 0, 0, 0, 0x21, 0]],
    ['an old Excel file', [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0, 0, 0, 0, 0, 0, 0, 0]],
    ['a PNG picture', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d, 0x49, 0x48, 0x44, 0x52]],
  ])('finds no text in %s', async (_, bytes) => {
    expect(await decodeText(bytesOf(bytes))).toBeUndefined()
  })
})
