import { useEffectEvent, useLayoutEffect } from 'react'
import { isComposing } from './composing.ts'
import { matches, parseKeys } from './parse-keys.ts'
import { onMac } from './platform.ts'
import { isSingleKey, singleKeys } from './single-keys.ts'

/** Handles a key. Returning `false` passes the key on to the component mounted before. */
export type KeyAction = (event: KeyboardEvent) => unknown

type Kind = 'sequence' | 'single'

interface Registered {
  readonly run: (event: KeyboardEvent, before: readonly KeyboardEvent[], kind: Kind) => boolean
}

/** Selects the fields in which keys are text. */
export const textField = 'input:not([type=checkbox],[type=radio],[type=button],[type=submit]), textarea, select, [contenteditable=true]'
const layers = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]'
const pressable = 'a[href], button, summary, input, [role=button], [role=option], [role^=menuitem]'

const moving = 'input[type=radio], [role=tablist], [role=slider]'

const target = (event: Event) => (event.target instanceof Element ? event.target : null)

/** Whether the event comes from a text field, where single keys are text. */
export const typing = (event: Event): boolean => target(event)?.closest(textField) != null

const stack: Registered[] = []
let before: KeyboardEvent[] = []

const onKeyDown = (event: KeyboardEvent) => {
  if (event.defaultPrevented || isComposing(event) || /^(Shift|Control|Alt|Meta)$/.test(event.key)) return
  const recent = before.filter((earlier) => event.timeStamp - earlier.timeStamp < 1000)
  const asked = stack.toReversed()
  // A sequence takes precedence over what its last key does alone.
  const taken = (['sequence', 'single'] as const).some((kind) => asked.some(({ run }) => run(event, recent, kind)))
  before = taken ? [] : [event]
}

const register = (entry: Registered) => {
  if (stack.length === 0) window.addEventListener('keydown', onKeyDown)
  stack.push(entry)
  return () => {
    stack.splice(stack.indexOf(entry), 1)
    if (stack.length === 0) window.removeEventListener('keydown', onKeyDown)
  }
}

/**
 * Handles keys while a component is mounted: `useKeys({ 'mod+k': open, 'g c': goToContacts, escape: close })`.
 *
 * `mod` is ⌘ on a Mac, Ctrl elsewhere; the keys of a sequence follow within a second. Combinations with `mod` work everywhere. Other keys
 * are ignored in dialogs, menus and listboxes, in text fields (except Escape), and on buttons and links (Enter and Space). The user can turn
 * off single keys. The component mounted last takes precedence, and sequences come before single keys.
 *
 * @param options.enabled false turns all of them off
 * @param options.inLayer true for the keys of a dialog, which then work inside it
 */
export const useKeys = (
  actions: Readonly<Record<string, KeyAction | undefined>>,
  { enabled = true, inLayer = false }: { enabled?: boolean; inLayer?: boolean } = {},
): void => {
  const run = useEffectEvent((event: KeyboardEvent, earlier: readonly KeyboardEvent[], kind: Kind): boolean => {
    for (const [combo, action] of Object.entries(actions)) {
      const presses = parseKeys(combo)
      const last = presses.at(-1)
      if (!action || !last || !matches(last, event, onMac)) continue
      if (singleKeys.get() === 'off' && isSingleKey(combo)) continue
      if (presses.length > 1 !== (kind === 'sequence')) continue
      const first = presses.length > 1 ? presses[0] : undefined
      const previous = earlier.at(-1)
      if (first && !(previous && matches(first, previous, onMac))) continue
      const inside = !inLayer && target(event)?.closest(layers)
      if (!last.mod && (inside || (last.key !== 'escape' && typing(event)))) continue
      if ((last.key === 'enter' || last.key === ' ') && !last.mod && target(event)?.closest(pressable)) continue
      if (last.key.startsWith('arrow') && target(event)?.closest(moving)) continue
      if (action(event) === false) continue
      event.preventDefault()
      return true
    }
    return false
  })
  // A layout effect: a key pressed just after what enables them is theirs.
  useLayoutEffect(() => (enabled ? register({ run: (event, earlier, kind) => run(event, earlier, kind) }) : undefined), [enabled])
}
