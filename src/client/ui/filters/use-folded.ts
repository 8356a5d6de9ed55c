import { type RefObject, useEffectEvent, useLayoutEffect, useReducer, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { foldPieces, type Piece } from './fold-pieces.ts'

/**
 * Which filters have no room on their line, found out before it is painted: what has not been drawn yet is drawn once, and its width is
 * remembered by what it says. Where all have room nothing is drawn twice, and the first page is laid out once.
 *
 * @param beside what stands next to the line and takes room from it, in words
 */
export const useFolded = <Name>(
  line: RefObject<HTMLElement | null>,
  pieces: readonly Piece<Name>[],
  { enabled, beside }: { enabled: boolean; beside: string },
): readonly Name[] => {
  // Measured, not drawn: only another folding asks for a new drawing.
  const [known] = useState(() => ({ widths: new Map<string, number>(), room: Number.POSITIVE_INFINITY }))
  const [, redraw] = useReducer((times: number) => times + 1, 0)
  const content = pieces.map(({ words }) => words).join('|')
  const fold = () => (enabled ? foldPieces(pieces, known.widths, known.room) : [])
  const folded = fold()

  const measure = useEffectEvent(() => {
    const element = line.current
    if (!element) return
    known.room = element.getBoundingClientRect().width
    for (const each of element.querySelectorAll<HTMLElement>(':scope > [data-piece]')) {
      const words = each.dataset.piece ?? ''
      if (!known.widths.has(words)) known.widths.set(words, each.getBoundingClientRect().width)
    }
    if (fold().length !== folded.length) redraw()
  })

  useLayoutEffect(() => {
    const element = line.current
    if (!element || !enabled) return
    // Told after the layout and before the paint, the first time too; a drawing that waited would be seen.
    const watch = new ResizeObserver(() => flushSync(measure))
    watch.observe(element)
    // What was measured in the font that stood in is as wide as that one.
    const afresh = () => {
      known.widths.clear()
      flushSync(measure)
    }
    document.fonts.addEventListener('loadingdone', afresh)
    return () => {
      watch.disconnect()
      document.fonts.removeEventListener('loadingdone', afresh)
    }
  }, [line, enabled, known])

  const first = useRef(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at again when something else stands there, or there is less room
  useLayoutEffect(() => {
    if (!first.current && enabled) measure()
    first.current = false
  }, [enabled, content, beside, folded.length])

  return folded
}
