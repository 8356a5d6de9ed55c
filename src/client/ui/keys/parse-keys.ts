/** A key with its modifiers. `mod` is ⌘ on a Mac, Ctrl elsewhere. */
export interface KeyPress {
  readonly key: string
  readonly mod: boolean
  readonly shift: boolean
  readonly alt: boolean
}

/** The part of a keyboard event that matters here. */
export interface KeyPressed {
  readonly key: string
  readonly code: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly shiftKey: boolean
  readonly altKey: boolean
}

const names: Readonly<Record<string, string>> = {
  esc: 'escape',
  space: ' ',
  up: 'arrowup',
  down: 'arrowdown',
  left: 'arrowleft',
  right: 'arrowright',
}

const parsePress = (text: string): KeyPress => {
  const parts = text.toLowerCase().split('+')
  const last = parts.at(-1) ?? ''
  return {
    key: names[last] ?? last,
    mod: parts.includes('mod'),
    shift: parts.includes('shift'),
    alt: parts.includes('alt'),
  }
}

/** Parses `mod+k`, `shift+down`, `?` or a sequence such as `g c`. */
export const parseKeys = (combo: string): readonly KeyPress[] => combo.trim().split(/\s+/).map(parsePress)

const isLetter = (key: string) => key.length === 1 && /\p{L}/u.test(key)
const isLatin = (key: string) => /^[a-z]$/.test(key)

/** Whether an event matches a key. On a layout of another script, a letter is matched by its position on the keyboard. */
export const matches = (press: KeyPress, event: KeyPressed, mac: boolean): boolean => {
  const letter = event.key.toLowerCase()
  const byPlace = isLatin(press.key) && isLetter(letter) && !isLatin(letter) && event.code === `Key${press.key.toUpperCase()}`
  if (letter !== press.key && !byPlace) return false
  const isSign = press.key.length === 1 && !isLetter(press.key) && press.key !== ' '
  // Windows reports AltGr, which some layouts need for characters such as ?, as Ctrl and Alt.
  const isAltGr = !mac && isSign && !press.mod && !press.alt && event.ctrlKey && event.altKey
  const mod = mac ? event.metaKey : event.ctrlKey && !isAltGr
  const other = mac ? event.ctrlKey : event.metaKey
  if (mod !== press.mod || other || (event.altKey && !isAltGr) !== press.alt) return false
  // Such characters need Shift on some layouts only.
  return event.shiftKey === press.shift || isSign
}
