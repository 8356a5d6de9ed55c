import type { Icon as TablerIcon } from '@tabler/icons-react'

/** A Tabler icon component, such as `IconClock`. */
export type IconType = TablerIcon

const strokeOf = (size: number) => (size >= 18 ? 1.5 : size >= 16 ? 1.6 : 1.75)

/**
 * An icon with the stroke for its size. It is hidden from assistive technology, so it needs text or a label beside it.
 *
 * @param size px: 13 in states, 14 beside a name, 16 in buttons and filters, 18 in the rail, 24 in empty states
 * @param bold a heavier stroke, for plus and check
 */
export const Icon = ({ of: Of, size = 16, bold = false }: { of: IconType; size?: number; bold?: boolean }) => (
  <Of size={`${size / 16}rem`} stroke={bold ? 2 : strokeOf(size)} aria-hidden focusable={false} />
)
