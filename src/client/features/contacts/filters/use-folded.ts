import { type RefObject, useLayoutEffect, useState } from 'react'
import { foldPieces, type Piece } from './fold-pieces.ts'

/**
 * Which filters have no room on their line, found out before it is painted: what has not been drawn yet is drawn once, and its width is
 * remembered by what it says.
 *
 * @param beside what stands next to the line and takes room from it, in words
 */
export const useFolded = <Name>(
  line: RefObject<HTMLElement | null>,
  pieces: readonly Piece<Name>[],
  { enabled, beside }: { enabled: boolean; beside: string },
): readonly Name[] => {
  const [widths, setWidths] = useState<ReadonlyMap<string, number>>(new Map())
  const [room, setRoom] = useState(Number.POSITIVE_INFINITY)
  const content = pieces.map(({ words }) => words).join('|')
  const folded = enabled ? foldPieces(pieces, widths, room) : []

  useLayoutEffect(() => {
    const element = line.current
    if (!element || !enabled) return
    const watch = new ResizeObserver(() => setRoom(element.clientWidth))
    watch.observe(element)
    return () => watch.disconnect()
  }, [line, enabled])

  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at again when something else stands there, or there is less room
  useLayoutEffect(() => {
    const element = line.current
    if (!element || !enabled) return
    setRoom(element.clientWidth)
    const drawn = [...element.querySelectorAll<HTMLElement>(':scope > [data-piece]')].filter(
      ({ dataset }) => !widths.has(dataset.piece ?? ''),
    )
    if (drawn.length === 0) return
    setWidths(
      new Map([
        ...widths,
        ...drawn.map((each): [string, number] => [each.dataset.piece ?? '', Math.ceil(each.getBoundingClientRect().width)]),
      ]),
    )
  }, [line, enabled, content, beside, folded.length])

  return folded
}
