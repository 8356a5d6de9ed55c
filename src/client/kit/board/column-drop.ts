/** Beside which column a dragged one would go. */
export interface ColumnDrop {
  readonly column: string
  readonly side: 'before' | 'after'
}

/** Where a pointer is, and what is under it. */
export interface DragPoint {
  readonly input: { readonly clientX: number; readonly clientY: number }
  readonly dropTargets: readonly { readonly element: Element; readonly data: Record<string | symbol, unknown> }[]
}

/** The index that a column has after it was dropped beside another one. */
export const columnIndex = (columns: readonly string[], dragged: string, { column, side }: ColumnDrop): number => {
  const others = columns.filter((key) => key !== dragged)
  return others.indexOf(column) + (side === 'after' ? 1 : 0)
}

/** Returns where a column would go; undefined where it would stay. */
export const dropBeside = (
  columns: readonly string[],
  dragged: string,
  { input, dropTargets }: DragPoint,
  stacked: boolean,
): ColumnDrop | undefined => {
  const target = dropTargets.find(({ data }) => typeof data.column === 'string')
  if (!target || target.data.column === dragged) return undefined
  const { left, width, top, height } = target.element.getBoundingClientRect()
  const isAfter = stacked ? input.clientY > top + height / 2 : input.clientX > left + width / 2
  const drop: ColumnDrop = { column: String(target.data.column), side: isAfter ? 'after' : 'before' }
  return columnIndex(columns, dragged, drop) === columns.indexOf(dragged) ? undefined : drop
}
