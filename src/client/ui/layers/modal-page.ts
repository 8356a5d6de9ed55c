import { useLayoutEffect, useState } from 'react'
import { focusTitle } from '../page/focus-title.ts'

let open = 0

/** Makes the page inert while a modal layer is open, and returns the focus when it closes. The layer itself is outside the page, in a portal. */
export const useModalPage = (): void => {
  // Read while rendering: a field with `autoFocus` takes the focus before any effect.
  const [before] = useState(() => document.activeElement)
  useLayoutEffect(() => {
    const page = document.getElementById('root')
    open += 1
    page?.toggleAttribute('inert', true)
    return () => {
      open -= 1
      page?.toggleAttribute('inert', open > 0)
      if (before === document.body) focusTitle()
      else if (before instanceof HTMLElement) before.focus({ preventScroll: true })
    }
  }, [before])
}
