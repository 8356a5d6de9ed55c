import { type RefObject, useEffectEvent, useLayoutEffect } from 'react'
import { type Placement, place } from './place.ts'

interface FloatOptions {
  opened: boolean
  /** The wrapper of what it stands beside; the first element in it is measured. */
  anchor: RefObject<HTMLElement | null>
  /** The floating element, with the attribute `popover="manual"`. */
  float: RefObject<HTMLElement | null>
  placement: Placement
  /** px between the two, 6 when left out. */
  gap?: number
  /** It is as wide as what it stands beside. */
  matchWidth?: boolean
  /** A press outside of both. */
  onPressOutside?: () => void
}

/** Puts an element into the browser's top layer, beside another one, and keeps it there while the page scrolls. */
export const useFloat = ({ opened, anchor, float, placement, gap = 6, matchWidth = false, onPressOutside }: FloatOptions): void => {
  const move = useEffectEvent(() => {
    const beside = anchor.current?.firstElementChild?.getBoundingClientRect()
    const element = float.current
    if (!beside || !element) return
    if (matchWidth) element.style.width = `${beside.width}px`
    // offsetWidth, because the opening animation scales what getBoundingClientRect measures.
    const size = { width: element.offsetWidth, height: element.offsetHeight }
    const room = { width: document.documentElement.clientWidth, height: document.documentElement.clientHeight }
    const { left, top } = place(beside, size, room, placement, gap)
    element.style.left = `${left}px`
    element.style.top = `${top}px`
  })
  const press = useEffectEvent((event: PointerEvent) => {
    const inside = (element: HTMLElement | null) => event.target instanceof Node && element?.contains(event.target)
    if (!inside(float.current) && !inside(anchor.current)) onPressOutside?.()
  })
  useLayoutEffect(() => {
    const element = float.current
    if (!opened || !element) return
    element.showPopover()
    move()
    const follow = () => move()
    const outside = (event: PointerEvent) => press(event)
    const grows = new ResizeObserver(follow)
    grows.observe(element)
    // What stands beside it may take another line while it is open.
    const around = anchor.current?.parentElement
    if (around) grows.observe(around)
    window.addEventListener('scroll', follow, { capture: true, passive: true })
    window.addEventListener('resize', follow)
    document.addEventListener('pointerdown', outside, true)
    return () => {
      grows.disconnect()
      window.removeEventListener('scroll', follow, { capture: true })
      window.removeEventListener('resize', follow)
      document.removeEventListener('pointerdown', outside, true)
    }
  }, [opened, float, anchor])
}
