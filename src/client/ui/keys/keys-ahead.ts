import { isComposing } from './composing.ts'
import { typing } from './hotkeys.ts'
import { singleKeys } from './single-keys.ts'

const press = ({ key, code }: KeyboardEvent) =>
  (document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent('keydown', { key, code, bubbles: true, cancelable: true }))

/**
 * Keeps the keys that are pressed while the code of what handles them is loading, from the first one of `first` on. Escape and the pointer
 * drop them.
 *
 * @returns a function that ends it and presses the kept keys again, one after the other
 */
export const keepKeys = (first: ReadonlySet<string>): (() => void) => {
  const control = new AbortController()
  const listen = { capture: true, signal: control.signal }
  let kept: KeyboardEvent[] = []
  const drop = () => {
    kept = []
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return drop()
    if (event.ctrlKey || event.metaKey || event.altKey || isComposing(event) || typing(event)) return
    if (kept.length === 0 && (!first.has(event.key) || singleKeys.get() === 'off')) return
    event.preventDefault()
    event.stopImmediatePropagation()
    if (!event.repeat) kept.push(event)
  }
  window.addEventListener('keydown', onKeyDown, listen)
  window.addEventListener('pointerdown', drop, listen)
  return () => {
    control.abort()
    // Each in a task of its own: what a key opens has to be rendered before the next one, which may be for a field in it.
    const next = () => {
      const event = kept.shift()
      if (!event) return
      press(event)
      setTimeout(next)
    }
    if (kept.length > 0) setTimeout(next)
  }
}
