const units = [
  { from: 1e9, text: 'in billions' },
  { from: 1e6, text: 'in millions' },
  { from: 1e3, text: 'in thousands' },
  { from: 1, text: '' },
] as const

/** Returns the unit of a chart of amounts by its highest bar: its name, and the function that writes a short figure in it. */
export const chartUnit = (highest: number) => {
  const { from, text } = units.find((unit) => highest >= unit.from) ?? units[3]
  const words = (value: number): string => {
    const shown = Math.abs(value) / from
    return shown === 0 ? '' : shown.toLocaleString('en', { maximumSignificantDigits: shown < 10 ? 2 : 3 })
  }
  return { text, words }
}
