import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Gives the focus to `target` when what was open has closed and taken the focus with it; never takes it from elsewhere. */
export const useFocusBack = (open: boolean, target: RefObject<HTMLElement | null>): void => {
  const was = useRef(open)
  useLayoutEffect(() => {
    if (was.current && !open && document.activeElement === document.body) target.current?.focus({ preventScroll: true })
    was.current = open
  }, [open, target])
}
