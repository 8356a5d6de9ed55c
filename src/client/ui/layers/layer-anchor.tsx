import { type Ref, type RefObject, useEffect, useImperativeHandle } from 'react'

export const focusable = 'a[href], button, input, select, textarea, [tabindex]'

/** The element inside a `LayerTarget` that a layer belongs to. */
export const elementOf = (target: RefObject<HTMLElement | null>): HTMLElement | null =>
  target.current?.querySelector<HTMLElement>(focusable) ?? null

/**
 * Renders a layer at the end of the landmark or sheet of `element`, where screen readers find it, in a fixed position that nothing clips. A
 * region that is a landmark beside the page has `data-landmark`.
 */
export const inLandmark = (element: HTMLElement | null) => {
  const target = element?.closest<HTMLElement>('[role=dialog], aside, nav, main, [data-landmark]')
  return { floatingStrategy: 'fixed', portalProps: target ? { target } : {} } as const
}

/** Passes an element rendered elsewhere to a `Target` component of Mantine. */
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
