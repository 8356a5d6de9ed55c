import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react'

interface LazyProps {
  /** What stands in its place until it is there. */
  fallback?: ReactNode
  /** Told instead of the sentence in its place, when it cannot be fetched. */
  onMissing?: (sentence: string) => void
}

const missingSentence = () =>
  navigator.onLine ? 'This did not load. Try again in a moment.' : 'You are offline, and this was not loaded before.'

/**
 * A part of a page whose code is fetched on its own. When that fails, the page around it stays as it is: the part says so in its place or
 * through `onMissing`, and is fetched again the next time it is wanted.
 *
 * @returns the component, and `fetch` to have it before it is wanted; rejects with the error of the import
 */
export const lazyComponent = <Props extends object>(load: () => Promise<ComponentType<Props>>) => {
  let Part: ComponentType<Props> | undefined
  let coming: Promise<void> | undefined
  const fetch = (): Promise<void> => {
    coming ??= load().then(
      (loaded) => {
        Part = loaded
      },
      (error: unknown) => {
        coming = undefined
        throw error
      },
    )
    return coming
  }
  const LazyComponent = ({ fallback, onMissing, ...props }: Props & LazyProps) => {
    const [state, setState] = useState<'waiting' | 'there' | 'missing'>(Part ? 'there' : 'waiting')
    const tell = useEffectEvent(() => {
      setState('missing')
      onMissing?.(missingSentence())
    })
    useEffect(() => {
      let wanted = true
      fetch().then(
        () => wanted && setState('there'),
        () => wanted && tell(),
      )
      return () => {
        wanted = false
      }
    }, [])
    if (Part) return <Part {...(props as unknown as Props)} />
    if (state === 'missing' && !onMissing) return <p role="alert">{missingSentence()}</p>
    return fallback
  }
  return { Component: LazyComponent, fetch }
}

// Later than whatever a page reads to begin with.
const settled = 1500

/** ms since the last movement after which a hand rests. */
const resting = 600

// A browser that has a frame to draw leaves less than one frame lasts.
const still = 20

/** ms after which it is enough that the hand rests: where something always moves there would be no such moment. */
const longestWait = 4000

let moved = Number.NEGATIVE_INFINITY
const move = () => {
  moved = performance.now()
}
if (typeof window !== 'undefined')
  for (const event of ['scroll', 'wheel', 'pointerdown', 'keydown']) window.addEventListener(event, move, { capture: true, passive: true })

/** When nothing moves, nobody does anything, and there is nothing else to do; Safari has no idle callbacks. */
const idle = () =>
  new Promise<void>((done) => {
    const began = performance.now()
    const ask = () => ('requestIdleCallback' in window ? requestIdleCallback(look) : look())
    const look = (left?: IdleDeadline) => {
      const rests = performance.now() - moved > resting
      const waited = performance.now() - began > longestWait
      if (rests && (waited || !left || left.timeRemaining() > still)) done()
      else setTimeout(ask, rests ? 0 : resting)
    }
    ask()
  })

/** Resolves when the page has been there for a while and has nothing else to do. */
export const whenSettled = async () => {
  await new Promise((done) => setTimeout(done, settled))
  await idle()
}

type Fetches = readonly (() => Promise<unknown>)[]

/**
 * Fetches code, one part after the other, when the page has been there for a while and has nothing else to do, until `signal` says otherwise.
 * What cannot be fetched is fetched when it is wanted.
 */
export const prefetchWhenIdle = async (fetches: Fetches, signal?: AbortSignal): Promise<void> => {
  await new Promise((done) => setTimeout(done, settled))
  for (const fetch of fetches) {
    if (!signal?.aborted) await idle()
    if (signal?.aborted) return
    await fetch().catch(() => undefined)
  }
}

/** The same for as long as the page is there. */
export const usePrefetchWhenIdle = (fetches: Fetches): void => {
  useEffect(() => {
    const over = new AbortController()
    void prefetchWhenIdle(fetches, over.signal)
    return () => over.abort()
  }, [fetches])
}
