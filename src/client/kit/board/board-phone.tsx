import { Segmented } from '../../ui/filters/segmented.tsx'
import { Icon, type IconType } from '../../ui/icons/icon.tsx'
import classes from './board-phone.module.css'
import { DropPlace } from './drop-place.tsx'

interface ColumnName {
  readonly key: string
  readonly title: string
  readonly icon?: IconType | undefined
}

interface BoardTabsProps {
  columns: readonly (ColumnName & { readonly total: number | undefined })[]
  shown: string
  onShow: (column: string) => void
}

/** Chooses the column that a phone shows. */
export const BoardTabs = ({ columns, shown, onShow }: BoardTabsProps) => (
  <div className={classes.tabs}>
    <Segmented
      label="Column"
      size={32}
      value={shown}
      options={columns.map(({ key, title, icon, total }) => ({ value: key, label: title, ...(icon && { icon }), count: total }))}
      onChange={onShow}
    />
  </div>
)

/** The columns that a phone does not show, as places to drop a card on while it is dragged. */
export const DropZones = ({ columns }: { columns: readonly ColumnName[] }) => (
  <div className={classes.zones}>
    {columns.map((column) => (
      <DropPlace key={column.key} column={column.key} className={classes.zone ?? ''}>
        {column.icon && <Icon of={column.icon} />} <bdi>{column.title}</bdi>
      </DropPlace>
    ))}
  </div>
)
