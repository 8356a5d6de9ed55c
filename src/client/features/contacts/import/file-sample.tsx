import type { ImportFile } from '../import-rows/import-file.ts'
import classes from './import.module.css'

const rowsShown = 4

/** Returns the places of the rows to show: the top of the file, or instead of its last rows those with letters that an encoding can spoil. */
const sampleOf = ({ rows, headingsAt = -1 }: ImportFile): number[] => {
  const body = rows.map((_, at) => at).slice(headingsAt + 1)
  const telling = body.filter((at) => /\P{ASCII}/u.test(rows[at]?.cells.join('') ?? ''))
  const shown = [...new Set([...telling.slice(0, rowsShown), ...body.slice(0, rowsShown)])].slice(0, rowsShown)
  return [...rows.map((_, at) => at).slice(0, headingsAt + 1), ...shown].toSorted((a, b) => a - b)
}

/** Rows as they were read, so that a wrong encoding or delimiter is seen. */
export const FileSample = ({ file }: { file: ImportFile }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region is reached by keyboard
  <section className={classes.sample} aria-label="Sample of the file" tabIndex={0}>
    <table>
      <tbody>
        {sampleOf(file).map((at) => {
          const row = file.rows[at]
          const Cell = at === file.headingsAt ? 'th' : 'td'
          return (
            <tr key={at} data-above={file.headingsAt !== undefined && at < file.headingsAt}>
              <td className={classes.sampleNumber}>{row?.number}</td>
              {row?.cells.map((cell, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: cells do not move
                <Cell key={column} dir="auto">
                  {cell.slice(0, 100)}
                </Cell>
              ))}
            </tr>
          )
        })}
      </tbody>
    </table>
  </section>
)
