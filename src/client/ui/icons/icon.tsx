import type { Icon as TablerIcon } from '@tabler/icons-react'

/** An icon of Tabler, given as the component (`IconClock`), so that the place of use decides its size and stroke. */
export type IconType = TablerIcon

const strokeOf = (size: number) => (size >= 18 ? 1.5 : size >= 16 ? 1.6 : 1.75)

/**
 * An icon with the stroke that belongs to its size. Decoration only: hidden from assistive technology, so a word or a
 * label stands beside it.
 *
 * @param size px: 13 in states, 14 beside a name, 16 in buttons and filters, 18 in the rail, 24 in empty states
 * @param bold for plus and check, which are drawn heavier
 */
export const Icon = ({ of: Of, size = 16, bold = false }: { of: IconType; size?: number; bold?: boolean }) => (
  <Of size={size} stroke={bold ? 2 : strokeOf(size)} aria-hidden focusable={false} />
)
