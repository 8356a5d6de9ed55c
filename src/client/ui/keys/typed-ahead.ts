import { isComposing } from './composing.ts'
import { textField } from './hotkeys.ts'

/** ms after which typing no longer belongs to the field that was asked for, such as when its code cannot be loaded. */
const mostWait = 10_000

let listening: AbortController | undefined

const isControlOfLayer = (element: Element) =>
  element.closest('[role=dialog], [role=alertdialog]') !== null && !element.matches('[role=dialog]')

/**
 * Keeps what is typed, up to Enter, until a text field has the focus, and types it there: for a form that is loaded first or opens a moment
 * later. It ends when a control of a layer takes the focus that is not a text field.
 *
 * @returns a function that ends it
 */
export const redirectTyping = (): (() => void) => {
  if (document.activeElement?.matches(textField)) return () => undefined
  // What opens a form may wait for two parts, of which each asks for it.
  if (listening && !listening.signal.aborted) return () => undefined
  const control = new AbortController()
  listening = control
  const listen = { capture: true, signal: control.signal }
  let typed = ''
  let entered: KeyboardEvent | undefined
  const end = () => control.abort()
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' || isComposing(event)) return end()
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key.length > 1 && event.key !== 'Backspace' && event.key !== 'Enter') return
    event.preventDefault()
    event.stopImmediatePropagation()
    if (event.repeat || entered) return
    if (event.key === 'Enter') entered = event
    else typed = event.key === 'Backspace' ? typed.slice(0, -1) : typed + event.key
  }
  const enter = ({ key, code }: KeyboardEvent) =>
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, code, bubbles: true, cancelable: true }))
  const deliver = () => {
    if (control.signal.aborted) return
    end()
    // A plain assignment would not reach React; the command types as a person does.
    if (typed !== '') document.execCommand('insertText', false, typed)
    // After the field has rendered what was typed.
    if (entered) setTimeout(enter, 0, entered)
  }
  const onFocus = ({ target }: FocusEvent) => {
    if (!(target instanceof Element)) return
    // The form that focuses its field may still be rendering.
    if (target.matches(textField)) setTimeout(deliver)
    else if (isControlOfLayer(target)) end()
  }
  window.addEventListener('keydown', onKeyDown, listen)
  window.addEventListener('focusin', onFocus, listen)
  window.addEventListener('pointerdown', end, listen)
  const timer = setTimeout(end, mostWait)
  control.signal.addEventListener('abort', () => clearTimeout(timer))
  return end
}
