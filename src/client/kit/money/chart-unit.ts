import { numberFormat } from '../../locale.ts'

/** Thousands begin at 10,000: a chart of smaller amounts shows them as they are. */
const units = [
  { from: 1e9, size: 1e9, text: 'in billions' },
  { from: 1e6, size: 1e6, text: 'in millions' },
  { from: 1e4, size: 1e3, text: 'in thousands' },
] as const

const digitsOf = (shown: number, isPlain: boolean): Intl.NumberFormatOptions => {
  if (isPlain) return shown < 1 ? { maximumSignificantDigits: 2 } : { maximumFractionDigits: shown < 100 ? 1 : 0 }
  return shown < 10 ? { maximumFractionDigits: 1 } : { maximumSignificantDigits: 3 }
}

/** Returns the unit of a chart of amounts by its highest bar: its name, empty for none, and the function that writes a short figure in it. */
export const chartUnit = (highest: number) => {
  const unit = units.find(({ from }) => highest >= from)
  const words = (value: number): string => {
    const shown = value / (unit?.size ?? 1)
    const size = Math.abs(shown)
    if (size === 0) return ''
    if (unit && size < 0.1) return value < 0 ? '>-0.1' : '<0.1'
    return numberFormat(digitsOf(size, unit === undefined)).format(shown)
  }
  return { text: unit?.text ?? '', words }
}
