import { textBytes } from './bytes.ts'

/** A line of ASCII text; lengths are points, counted from the lower left corner of an A4 page. */
export type Line = { x: number; y: number; size: number; text: string; bold?: boolean }
/** `shade` goes from 0, the accent, to 1, white. */
export type Box = { x: number; y: number; width: number; height: number; shade: number }

const accent = [0.059, 0.373, 0.345] as const

const drawnBox = ({ x, y, width, height, shade }: Box) =>
  `${accent.map((part) => (part + (1 - part) * shade).toFixed(3)).join(' ')} rg ${x} ${y} ${width} ${height} re f`

const drawnLine = ({ x, y, size, text, bold }: Line) =>
  `BT 0.11 0.105 0.094 rg /F${bold ? 2 : 1} ${size} Tf ${x} ${y} Td (${text.replace(/[\\()]/g, '\\$&')}) Tj ET`

/** One page of A4 with boxes and lines of text. */
export const pdf = (boxes: Box[], lines: Line[]): Uint8Array<ArrayBuffer> => {
  const drawing = [...boxes.map(drawnBox), ...lines.map(drawnLine)].join('\n')
  const font = (name: string) => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} >>`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> /Contents 4 0 R >>',
    `<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`,
    font('Helvetica'),
    font('Helvetica-Bold'),
  ]
  let file = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const offset = file.length
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return `${String(offset).padStart(10, '0')} 00000 n \n`
  })
  const start = file.length
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`
  return textBytes(file)
}
