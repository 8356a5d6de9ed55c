import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Focuses `target` when the focused editor has closed; never takes the focus from another element. */
export const useFocusBack = (open: boolean, target: RefObject<HTMLElement | null>): void => {
  const was = useRef(open)
  useLayoutEffect(() => {
    if (was.current && !open && document.activeElement === document.body) target.current?.focus({ preventScroll: true })
    was.current = open
  }, [open, target])
}
