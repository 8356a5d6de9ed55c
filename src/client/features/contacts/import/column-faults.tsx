import { Button } from '@mantine/core'
import { countOf } from '../../../ui/text/noun.ts'
import { labelOf } from '../import-columns/file-fields.ts'
import type { ImportFile } from '../import-rows/import-file.ts'
import type { Plan } from '../import-rows/plan-import.ts'
import classes from './import.module.css'
import { rowNoun } from './import-words.ts'
import type { ImportState } from './use-import.ts'

interface ColumnFaultsProps {
  state: ImportState
  file: ImportFile
  plan: Plan
}

/** The columns that keep more than one row from being imported. Each can be left empty in all these rows. */
export const ColumnFaults = ({ state, file, plan }: ColumnFaultsProps) => {
  const faulty = new Map<number, number[]>()
  plan.rows.forEach(({ state: what, faults }, index) => {
    if (what !== 'fault') return
    for (const { column } of faults)
      if (state.rows[index]?.cells[column]?.trim()) faulty.set(column, [...(faulty.get(column) ?? []), index])
  })
  const columns = [...faulty].filter(([, rows]) => rows.length > 1).toSorted(([a], [b]) => a - b)
  if (columns.length === 0) return null
  return (
    <ul className={classes.columnFaults} aria-label="Columns with faults">
      {columns.map(([column, rows]) => {
        const label = labelOf(file.fields[column] ?? 'out')
        const leaveEmpty = () => state.edit(new Map(rows.map((index) => [index, new Map([[column, '']])])))
        return (
          <li key={column}>
            <span>
              {label}: {countOf(rows.length, rowNoun)}
            </span>
            <Button variant="default" size="compact-sm" aria-label={`Leave empty in all rows: ${label}`} onClick={leaveEmpty}>
              Leave empty in all rows
            </Button>
          </li>
        )
      })}
    </ul>
  )
}
