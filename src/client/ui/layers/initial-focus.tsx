import { useLayoutEffect, useRef } from 'react'
import { focusable } from './layer-anchor.tsx'

const focusFirst = (layer: HTMLElement) => {
  const marked = layer.querySelector<HTMLElement>('[data-autofocus]:not([hidden])')
  const controls = [...layer.querySelectorAll<HTMLElement>(focusable)]
  const first = marked ?? controls.find((each) => each.checkVisibility() && !each.matches(':disabled'))
  const focused = first ?? layer
  focused.focus({ preventScroll: true })
}

/**
 * Focuses `data-autofocus` of the layer around it, else the first control, as soon as the layer is there, and again when content arrives in
 * a layer that had none. Mantine does so in timers, which on a busy device take the focus from where the person went in the meantime; it
 * focuses the first `data-autofocus`, and this one can't be focused.
 */
export const InitialFocus = () => {
  const ref = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    const layer = ref.current?.closest<HTMLElement>('[role=dialog], [role=alertdialog], [role=menu]')
    if (!layer) return
    if (!layer.contains(document.activeElement)) focusFirst(layer)
    const observer = new MutationObserver(() => {
      if (document.activeElement === layer) focusFirst(layer)
    })
    observer.observe(layer, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [])
  return <span ref={ref} hidden data-autofocus />
}
