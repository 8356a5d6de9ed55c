import { isComposing } from './composing.ts'
import { textField, typing } from './hotkeys.ts'
import { singleKeys } from './single-keys.ts'

/** Presses a key again: in a text field that does not handle it, it is text. */
const press = ({ key, code }: KeyboardEvent) => {
  const target = document.activeElement ?? document.body
  const untaken = target.dispatchEvent(new KeyboardEvent('keydown', { key, code, bubbles: true, cancelable: true }))
  if (untaken && key.length === 1 && target.matches(textField)) document.execCommand('insertText', false, key)
}

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
  let pressing = false
  const drop = () => {
    kept = []
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (pressing) return
    if (event.key === 'Escape') return drop()
    if (event.ctrlKey || event.metaKey || event.altKey || isComposing(event)) return
    if (kept.length === 0 && (!first.has(event.key) || typing(event) || singleKeys.get() === 'off')) return
    event.preventDefault()
    event.stopImmediatePropagation()
    if (!event.repeat) kept.push(event)
  }
  window.addEventListener('keydown', onKeyDown, listen)
  window.addEventListener('pointerdown', drop, listen)
  // Each in a task of its own: what a key opens has to be rendered before the next one, which may be for a field in it.
  const next = () => {
    const event = kept.shift()
    if (!event) return control.abort()
    pressing = true
    press(event)
    pressing = false
    setTimeout(next)
  }
  return next
}
