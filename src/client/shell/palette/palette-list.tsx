import { useEffect, useRef } from 'react'
import { Avatar } from '../../ui/avatar/avatar.tsx'
import { Icon } from '../../ui/icons/icon.tsx'
import { Keys } from '../../ui/keys/key.tsx'
import { TextHighlight } from '../../ui/text/text-highlight.tsx'
import classes from './palette-body.module.css'
import type { PaletteGroup, PaletteRow } from './palette-row.ts'

interface PaletteListProps {
  id: string
  groups: readonly PaletteGroup[]
  /** The row the cursor is on. */
  active: PaletteRow | undefined
  term: string
  onPoint: (row: PaletteRow) => void
  onChoose: (row: PaletteRow, newTab: boolean) => void
}

export const optionId = (id: string, row: PaletteRow) => `${id} ${row.key}`.replace(/\W+/g, '-')

const Row = ({ row, term, active }: { row: PaletteRow; term: string; active: boolean }) => (
  <>
    <span className={classes.sign}>
      {row.avatar ? <Avatar name={row.label} kind={row.avatar} size={20} /> : row.icon && <Icon of={row.icon} size={18} />}
    </span>
    <span className={classes.label}>
      <TextHighlight text={row.label} term={term} />
    </span>
    {row.hint && (
      <span className={classes.hint}>
        <TextHighlight text={row.hint} term={term} />
      </span>
    )}
    <span className={classes.keys} aria-hidden="true">
      {row.keys ? <Keys combo={row.keys} /> : active && <Keys combo="enter" />}
    </span>
  </>
)

/** What can be opened or done, in groups; the focus stays in the field above. */
export const PaletteList = ({ id, groups, active, term, onPoint, onChoose }: PaletteListProps) => {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (active) document.getElementById(optionId(id, active))?.scrollIntoView({ block: 'nearest' })
  }, [active, id])
  return (
    <div ref={list} id={id} className={classes.list} role="listbox" aria-label="Found">
      {groups.map(({ title, rows }) => (
        <div key={title} role="group" aria-label={title}>
          <div className={classes.title} aria-hidden="true">
            {title}
          </div>
          {rows.map((row) => (
            // biome-ignore lint/a11y/useFocusableInteractive lint/a11y/useKeyWithClickEvents: the field above has the focus and the keys
            <div
              key={row.key}
              id={optionId(id, row)}
              className={classes.row}
              role="option"
              aria-selected={row === active}
              onPointerMove={() => row !== active && onPoint(row)}
              onClick={(event) => onChoose(row, event.metaKey || event.ctrlKey)}
            >
              <Row row={row} term={term} active={row === active} />
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}
