/** One row of the results: subject, target, result, and a comparison from the same run on the same machine. */
export interface Row {
  group: string
  what: string
  target: string
  measured: string
  /** The comparison from the same run. */
  beside: string
  /** Absent without a target. */
  reached?: boolean
  /** The plain numbers, for programs. */
  values: Record<string, number>
}

const sign = ({ reached }: Row) => (reached === undefined ? ' ' : reached ? '✓' : '✗')
const columns: [string, (row: Row) => string][] = [
  ['', sign],
  ['subject', (row) => row.what],
  ['target', (row) => row.target],
  ['result', (row) => row.measured],
  ['comparison', (row) => row.beside],
]

/** Prints the rows as text, grouped under headings. */
export const printTable = (rows: Row[]): string => {
  const widths = columns.map(([title, read]) => Math.max(title.length, ...rows.map((row) => read(row).length)))
  const line = (cells: string[]) =>
    cells
      .map((cell, i) => cell.padEnd(widths[i] ?? 0))
      .join('  ')
      .trimEnd()
  const groups = [...new Set(rows.map((row) => row.group))]
  return groups
    .flatMap((group) => [
      '',
      group,
      line(columns.map(([title]) => title)),
      ...rows.filter((row) => row.group === group).map((row) => line(columns.map(([, read]) => read(row)))),
    ])
    .join('\n')
}

export const whole = (value: number) => Math.round(value).toLocaleString('en')
export const tenth = (value: number) => (Math.round(value * 10) / 10).toFixed(1)
export const hundredth = (value: number) => (Math.round(value * 100) / 100).toFixed(2)

export const median = (values: number[]) => {
  const sorted = values.toSorted((a, b) => a - b)
  const half = Math.floor(sorted.length / 2)
  return sorted.length % 2 ? (sorted[half] ?? Number.NaN) : ((sorted[half - 1] ?? Number.NaN) + (sorted[half] ?? Number.NaN)) / 2
}
