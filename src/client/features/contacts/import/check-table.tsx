import { type CSSProperties, useRef, useState } from 'react'
import { useVirtualRows } from '../../../ui/list/use-virtual-rows.ts'
import { fontScale } from '../../../ui/media/font-scale.ts'
import { usePhone } from '../../../ui/media/use-phone.ts'
import { labelOf } from '../import-columns/file-fields.ts'
import type { ImportFile } from '../import-rows/import-file.ts'
import type { Plan } from '../import-rows/plan-import.ts'
import { CheckRow } from './check-row.tsx'
import classes from './check-table.module.css'
import page from './import.module.css'
import { isInTab, type RowTab } from './import-words.ts'
import type { ImportState } from './use-import.ts'

const headHeight = 32

interface CheckTableProps {
  tab: RowTab
  state: ImportState
  file: ImportFile
  plan: Plan
  /** While the import runs nothing can be changed. */
  locked: boolean
}

/** The rows of a tab, edited in place. A row that was corrected stays until another tab is chosen. */
export const CheckTable = ({ tab, state, file, plan, locked }: CheckTableProps) => {
  const scroller = useRef<HTMLDivElement>(null)
  const phone = usePhone()
  const rowHeight = (phone ? 116 : 40) * fontScale()
  const [shown] = useState(() => plan.rows.flatMap((row, index) => (isInTab(tab, row.state) ? index : [])))
  const columns = file.fields.flatMap((field, column) => {
    return field === 'out' ? [] : [{ column, label: labelOf(field) }]
  })
  const { indexes } = useVirtualRows({
    scroller,
    count: shown.length,
    rowHeight,
    headHeight: headHeight * fontScale(),
    scrollKey: `contact-import ${tab}`,
  })
  if (shown.length === 0) return <p className={page.nothing}>{tab === 'fault' ? 'All rows can be imported.' : 'No rows here.'}</p>
  const sizes = { '--columns': columns.length, '--row-height': `${rowHeight}px` } as CSSProperties
  return (
    <div ref={scroller} className={classes.scroller} style={sizes}>
      <div role="table" aria-label="Rows of the file" aria-rowcount={shown.length + 1}>
        {/* biome-ignore-start lint/a11y/useFocusableInteractive: the inputs of the rows have the focus */}
        <div role="rowgroup" className={classes.head}>
          <div role="row" aria-rowindex={1} className={classes.cells}>
            <div role="columnheader" className={classes.number}>
              Row
            </div>
            {columns.map(({ column, label }) => (
              <div key={column} role="columnheader" className={classes.label}>
                {label}
              </div>
            ))}
            <div role="columnheader" className={classes.what}>
              What happens
            </div>
          </div>
        </div>
        {/* biome-ignore-end lint/a11y/useFocusableInteractive: as above */}
        <div role="rowgroup" className={classes.rows} style={{ height: shown.length * rowHeight }}>
          {indexes.map((at) => {
            const index = shown[at]
            const row = index === undefined ? undefined : state.rows[index]
            const planned = index === undefined ? undefined : plan.rows[index]
            return (
              index !== undefined &&
              row &&
              planned && (
                <CheckRow
                  key={row.number}
                  at={at}
                  row={row}
                  planned={planned}
                  columns={columns}
                  top={at * rowHeight}
                  locked={locked || planned.state === 'done'}
                  joins={state.joins}
                  onEdit={(texts) => state.edit(new Map([[index, texts]]))}
                  onChoose={(choice) => state.choose([row.number], choice)}
                />
              )
            )
          })}
        </div>
      </div>
    </div>
  )
}
