import { type Ref, type RefObject, useEffect, useImperativeHandle } from 'react'

const focusable = 'a[href], button, input, select, textarea, [tabindex]'

/** The element inside a `LayerTarget` that a layer belongs to. */
export const elementOf = (target: RefObject<HTMLElement | null>): HTMLElement | null =>
  target.current?.querySelector<HTMLElement>(focusable) ?? null

/**
 * Where a layer beside `element` is rendered: at the end of its landmark or sheet, so that screen readers find it there, and with a fixed
 * position, so that nothing cuts it off.
 */
export const inLandmark = (element: HTMLElement | null) => {
  const target = element?.closest<HTMLElement>('[role=dialog], aside, nav, main')
  return { floatingStrategy: 'fixed', portalProps: target ? { target } : {} } as const
}

/** Stands for an element rendered elsewhere inside a `Target` component of Mantine. */
export const LayerAnchor = ({ element, ref }: { element: HTMLElement | null; ref?: Ref<HTMLElement | null> }) => {
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => element, [element])
  return null
}

/** Focuses `element` when the layer closes, unless the focus has moved elsewhere. Mantine's `returnFocus` would take it back from there. */
export const useReturnFocus = (element: HTMLElement | null): void => {
  useEffect(
    () => () => {
      if (document.activeElement === document.body) element?.focus({ preventScroll: true })
    },
    [element],
  )
}
