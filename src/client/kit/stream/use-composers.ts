import { useEffect, useRef, useState } from 'react'
import type { Composer } from '../posts/post-composer.tsx'

/** Which of several composers is shown, by key, and the ref that each one takes. */
export const useComposers = (first: string) => {
  const [shown, setShown] = useState(first)
  const composer = useRef<Composer>(null)
  const waiting = useRef<(composer: Composer) => void>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once the other composer is shown
  useEffect(() => {
    const act = waiting.current
    waiting.current = undefined
    if (act && composer.current) act(composer.current)
  }, [shown])
  /** Shows a composer and does something with it. */
  const show = (key: string, act: (composer: Composer) => void) => {
    if (key === shown) return composer.current && act(composer.current)
    waiting.current = act
    setShown(key)
  }
  return { shown, composer, show }
}
