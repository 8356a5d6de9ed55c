/** Where a floating part stands beside what it belongs to. */
export type Placement = 'bottom-start' | 'bottom-end' | 'bottom' | 'top' | 'left' | 'right'

interface Size {
  readonly width: number
  readonly height: number
}

interface Box extends Size {
  readonly left: number
  readonly top: number
}

const edge = 8

const clamp = (at: number, size: number, room: number) => Math.max(edge, Math.min(at, room - size - edge))

/**
 * Left and top, in px of the window: as asked where there is room, on the other side where there is more, and never
 * beyond the edge.
 */
export const place = (anchor: Box, float: Size, room: Size, placement: Placement, gap: number): { left: number; top: number } => {
  const middleX = anchor.left + (anchor.width - float.width) / 2
  const middleY = anchor.top + (anchor.height - float.height) / 2
  const beside = placement === 'left' || placement === 'right'
  if (beside) {
    const left = anchor.left - float.width - gap
    const right = anchor.left + anchor.width + gap
    const fits = placement === 'left' ? left >= edge : right + float.width <= room.width - edge
    const at = (placement === 'left') === fits ? left : right
    return { left: clamp(at, float.width, room.width), top: clamp(middleY, float.height, room.height) }
  }
  const below = anchor.top + anchor.height + gap
  const above = anchor.top - float.height - gap
  const roomBelow = room.height - edge - below
  const roomAbove = anchor.top - gap - edge
  const wantsAbove = placement === 'top'
  const fits = float.height <= (wantsAbove ? roomAbove : roomBelow)
  const more = wantsAbove ? roomBelow > roomAbove : roomAbove > roomBelow
  const goesAbove = fits || !more ? wantsAbove : !wantsAbove
  const start = placement === 'bottom-end' ? anchor.left + anchor.width - float.width : anchor.left
  const left = placement === 'bottom' || placement === 'top' ? middleX : start
  return {
    left: clamp(left, float.width, room.width),
    top: clamp(goesAbove ? above : below, float.height, room.height),
  }
}
