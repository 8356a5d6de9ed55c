import type { ComponentType } from 'react'
import { lazyComponent } from '../lazy/lazy-component.tsx'

const loads: (() => Promise<unknown>)[] = []

/**
 * A component of the layers chunk (`vite.config.ts`), which is fetched after the first paint or when a layer is about to open. A layer without
 * its code closes, so that the next click tries again, and the page says why.
 */
export const lazyLayer = <Props extends object>(load: () => Promise<ComponentType<Props>>) => {
  const { Component, fetch } = lazyComponent(load)
  loads.push(fetch)
  return (props: Props & { onClose?: () => void }) => <Component {...props} onMissing={() => props.onClose?.()} />
}

/** Fetches the code of every layer. A failure is reported by the layer that needs it. */
export const fetchLayers = (): void => void Promise.allSettled(loads.map((load) => load()))
