import { isComposing } from './composing.ts'
import { textField } from './hotkeys.ts'

/** ms after which typing no longer belongs to the field that was asked for, such as when its code cannot be loaded. */
const mostWait = 10_000

let stop: (() => void) | undefined

/** Keeps what is typed until a text field has the focus, and types it there: for a form that opens by a key and is loaded first. */
export const redirectTyping = (): void => {
  stop?.()
  const listening = new AbortController()
  const listen = { capture: true, signal: listening.signal }
  let typed = ''
  const end = () => listening.abort()
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' || isComposing(event)) return end()
    if (event.ctrlKey || event.metaKey || event.altKey || (event.key.length > 1 && event.key !== 'Backspace')) return
    event.preventDefault()
    event.stopImmediatePropagation()
    if (!event.repeat) typed = event.key === 'Backspace' ? typed.slice(0, -1) : typed + event.key
  }
  const deliver = () => {
    if (listening.signal.aborted) return
    end()
    // A plain assignment would not reach React; the command types as a person does.
    if (typed !== '') document.execCommand('insertText', false, typed)
  }
  // The form that focuses its field may still be rendering.
  const onFocus = ({ target }: FocusEvent) => target instanceof Element && target.matches(textField) && setTimeout(deliver)
  window.addEventListener('keydown', onKeyDown, listen)
  window.addEventListener('focusin', onFocus, listen)
  window.addEventListener('pointerdown', end, listen)
  const timer = setTimeout(end, mostWait)
  listening.signal.addEventListener('abort', () => clearTimeout(timer))
  stop = end
}
