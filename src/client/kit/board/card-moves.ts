import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import type { ActionItem } from '../../ui/float/action-item.ts'
import type { IconType } from '../../ui/icons/icon.tsx'
import { placeAmong } from './board-lift.ts'

interface CardMoves {
  /** The column of the card, and where it can go. */
  column: string
  columns: readonly { readonly key: string; readonly title: string; readonly icon?: IconType | undefined }[]
  /** The cards of its column, and those that move with it. */
  ids: readonly string[]
  moving: ReadonlySet<string>
  /** Whether cards have a place of their own. */
  ordered: boolean
  /** Moves the cards below so many others of a column; without a place to its end. */
  onMove: (column: string, place?: number) => void
}

/** Returns the moves of a card that need no drag: a place up or down, and to each other column. */
export const cardMoves = ({ column, columns, ids, moving, ordered, onMove }: CardMoves): readonly ActionItem[] => {
  const place = placeAmong(ids, moving)
  const last = ids.filter((id) => !moving.has(id)).length
  const step = (label: string, icon: IconType, to: number) => ({
    label,
    icon,
    disabled: to < 0 || to > last,
    onClick: () => onMove(column, to),
  })
  return [
    ...(ordered ? [step('Move up', IconArrowUp, place - 1), step('Move down', IconArrowDown, place + 1)] : []),
    ...columns
      .filter(({ key }) => key !== column)
      .map(({ key, title, icon }) => ({ label: `Move to ${title}`, ...(icon && { icon }), onClick: () => onMove(key) })),
  ]
}
