import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react'

interface LazyProps {
  /** Shown until the code has arrived. */
  fallback?: ReactNode
  /** Called with a sentence when the code can't be fetched, instead of showing the sentence in place. */
  onMissing?: (sentence: string) => void
}

const missingSentence = () =>
  navigator.onLine ? "Couldn't load this part. Try again in a moment." : "You're offline. Try again when you're back."

/**
 * A component with its code in a chunk of its own. A failed fetch leaves the page around it intact and is repeated the next time
 * the component is mounted.
 *
 * @returns the component, and `fetch` to load it earlier; `fetch` rejects with the error of the import
 */
export const lazyComponent = <Props extends object>(load: () => Promise<ComponentType<Props>>) => {
  let Loaded: ComponentType<Props> | undefined
  let pending: Promise<void> | undefined
  const fetch = (): Promise<void> => {
    pending ??= load().then(
      (component) => {
        Loaded = component
      },
      (error: unknown) => {
        pending = undefined
        throw error
      },
    )
    return pending
  }
  const LazyComponent = ({ fallback, onMissing, ...props }: Props & LazyProps) => {
    const [state, setState] = useState<'loading' | 'loaded' | 'missing'>(Loaded ? 'loaded' : 'loading')
    const fail = useEffectEvent(() => {
      setState('missing')
      onMissing?.(missingSentence())
    })
    useEffect(() => {
      let mounted = true
      fetch().then(
        () => mounted && setState('loaded'),
        () => mounted && fail(),
      )
      return () => {
        mounted = false
      }
    }, [])
    if (Loaded) return <Loaded {...(props as unknown as Props)} />
    if (state === 'missing' && !onMissing) return <p role="alert">{missingSentence()}</p>
    return fallback
  }
  return { Component: LazyComponent, fetch }
}

/** ms before any prefetch, longer than the first page needs for its own requests. */
const settleTime = 1500
/** ms without input after which a person counts as resting. */
const restTime = 600

let lastInput = Number.NEGATIVE_INFINITY
if (typeof window !== 'undefined')
  for (const type of ['scroll', 'wheel', 'pointerdown', 'keydown'])
    window.addEventListener(
      type,
      () => {
        lastInput = performance.now()
      },
      { capture: true, passive: true },
    )

const wait = (ms: number) => new Promise((done) => setTimeout(done, ms))

/** Resolves when there has been no input for a while and the browser is idle. Safari has no idle callbacks. */
const idle = async () => {
  while (performance.now() - lastInput < restTime) await wait(restTime)
  if ('requestIdleCallback' in window) await new Promise((done) => requestIdleCallback(done, { timeout: 4000 }))
}

/** Resolves when the page has loaded and is idle. */
export const whenSettled = async (): Promise<void> => {
  await wait(settleTime)
  await idle()
}

type Fetches = readonly (() => Promise<unknown>)[]

declare global {
  interface Navigator {
    /** Whether the person asked to use less data. Safari and Firefox do not say. */
    readonly connection?: EventTarget & { readonly saveData: boolean }
  }
}

/** Whether the browser asks to load no more than it needs. */
export const savesData = (): boolean => navigator.connection?.saveData === true

/**
 * Fetches code one part after the other while the page is idle, until `signal` is aborted. A part that fails is fetched again when
 * it is used. A browser that saves data fetches each part when it is used.
 */
export const prefetchWhenIdle = async (fetches: Fetches, signal?: AbortSignal): Promise<void> => {
  if (savesData()) return
  await wait(settleTime)
  for (const fetch of fetches) {
    if (!signal?.aborted) await idle()
    if (signal?.aborted) return
    await fetch().catch(() => undefined)
  }
}

/** `prefetchWhenIdle` for as long as the component is mounted. */
export const usePrefetchWhenIdle = (fetches: Fetches): void => {
  useEffect(() => {
    const unmounted = new AbortController()
    void prefetchWhenIdle(fetches, unmounted.signal)
    return () => unmounted.abort()
  }, [fetches])
}
