import { type PointerEvent, type RefObject, useRef } from 'react'
import type { Milestone } from '../../../records/milestones/milestone-resource.ts'
import { dayAfter } from '../../../ui/dates/format-date.ts'
import type { Move } from '../move/use-move.ts'

interface TimelineDrag {
  scroller: RefObject<HTMLDivElement | null>
  dayWidth: () => number
  /** px of the column of names. */
  sideWidth: () => number
  find: (id: string) => Milestone | undefined
  move: Move
  onPick: (id: string) => void
}

interface Drag {
  readonly milestone: Milestone | undefined
  readonly startX: number
  readonly startY: number
  readonly startLeft: number
  readonly startTop: number
  /** The day that the drag began on. */
  readonly from: string
  x: number
  days: number
  moved: boolean
  timer: number
  /** Ends the listening for Escape, in whichever render the drag ends. */
  readonly keys: AbortController
}

/** px that a pointer moves before it drags. */
const threshold = 4
/** px from an edge within which a drag pans, and how far in a frame. */
const edge = 48
const panStep = 10

/** Drags by the pointer: a diamond to another day, with panning at the edges, or the timeline itself with a mouse. */
export const useTimelineDrag = ({ scroller, dayWidth, sideWidth, find, move, onPick }: TimelineDrag) => {
  const drag = useRef<Drag>(undefined)
  const latest = useRef({ move, dayWidth, sideWidth })
  latest.current = { move, dayWidth, sideWidth }

  const follow = (now: Drag) => {
    const { scrollLeft = 0 } = scroller.current ?? {}
    if (!now.milestone) return
    const days = Math.round((now.x - now.startX + scrollLeft - now.startLeft) / latest.current.dayWidth())
    if (days === now.days) return
    now.days = days
    latest.current.move.to(now.milestone, dayAfter(now.from, days))
  }
  const panAtEdges = () => {
    const now = drag.current
    if (!now?.milestone || !scroller.current) return
    const { left, right } = scroller.current.getBoundingClientRect()
    if (now.moved && now.x > right - edge) scroller.current.scrollLeft += panStep
    else if (now.moved && now.x < left + latest.current.sideWidth() + edge) scroller.current.scrollLeft -= panStep
    follow(now)
    now.timer = requestAnimationFrame(panAtEdges)
  }
  const end = () => {
    if (!drag.current) return
    cancelAnimationFrame(drag.current.timer)
    drag.current.keys.abort()
    drag.current = undefined
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    end()
    latest.current.move.cancel()
  }

  return {
    onPointerDown: (event: PointerEvent<HTMLDivElement>) => {
      const target = event.target instanceof Element ? event.target : undefined
      const grip = target?.closest('[data-grip]')
      const id = target?.closest<HTMLElement>('[data-id]')?.dataset.id
      if (event.button !== 0 || !scroller.current || (!grip && event.pointerType !== 'mouse')) return
      if (!grip && target?.closest('[data-open], button, a')) return
      const milestone = grip && id ? find(id) : undefined
      if (milestone) onPick(milestone.id)
      const { plan } = latest.current.move
      drag.current = {
        milestone,
        startX: event.clientX,
        startY: event.clientY,
        startLeft: scroller.current.scrollLeft,
        startTop: scroller.current.scrollTop,
        from: milestone && plan?.milestone.id === milestone.id ? plan.day : (milestone?.deadline ?? ''),
        x: event.clientX,
        days: 0,
        moved: false,
        timer: 0,
        keys: new AbortController(),
      }
      if (milestone) {
        event.preventDefault()
        scroller.current.focus({ preventScroll: true })
        window.addEventListener('keydown', onKey, { capture: true, signal: drag.current.keys.signal })
        drag.current.timer = requestAnimationFrame(panAtEdges)
      }
    },
    onPointerMove: (event: PointerEvent<HTMLDivElement>) => {
      const now = drag.current
      if (!now || !scroller.current) return
      now.x = event.clientX
      const [dx, dy] = [event.clientX - now.startX, event.clientY - now.startY]
      if (!now.moved && Math.hypot(dx, dy) < threshold) return
      if (!now.moved) scroller.current.setPointerCapture(event.pointerId)
      now.moved = true
      if (now.milestone) follow(now)
      else scroller.current.scrollTo({ left: now.startLeft - dx, top: now.startTop - dy, behavior: 'instant' })
    },
    onPointerUp: end,
    onPointerCancel: () => {
      if (drag.current?.milestone) latest.current.move.cancel()
      end()
    },
  }
}
