import { textField } from '../keys/hotkeys.ts'
import { focusTitle } from './focus-title.ts'

const focusable = 'a[href], button, input, select, textarea, summary, [tabindex]'
/** What is opened over a page or beside it: the focus goes back to where it was before. */
const layer = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox], [role=toolbar], [data-landmark]'
/** Where a search for the next control ends. */
const boundary = 'main, nav, aside, [role=dialog], body'
/** ms in which a component that knows better can take the focus; a card that is moved comes back to the board later. */
const [usual, ofCards] = [60, 700]
const mostRemembered = 20

/** The place that a removed element had in the document. */
interface Place {
  readonly parent: Node
  readonly next: Node | null
  readonly previous: Node | null
}

const takesFocus = (element: HTMLElement): boolean =>
  element.isConnected &&
  element.checkVisibility({ visibilityProperty: true }) &&
  !element.matches(':disabled') &&
  !element.closest('[inert]')

/** Controls that are reached by Tab, and rows that are reached by keys of their list. Text fields would open a keyboard on the screen. */
const controlsIn = (node: Node | null): HTMLElement[] => {
  if (!(node instanceof HTMLElement)) return []
  const inside = [...node.querySelectorAll<HTMLElement>(focusable)]
  return [node, ...inside].filter((each) => each.matches(focusable) && !each.matches(textField) && takesFocus(each))
}

/** Of the controls of a row, the one like that of the removed row; otherwise the first that Tab reaches. */
const likeOf = (controls: readonly HTMLElement[], gone: HTMLElement) =>
  controls.find(({ tagName, className }) => tagName === gone.tagName && className === gone.className) ??
  controls.find(({ tabIndex }) => tabIndex >= 0)

/** The control nearest to where `gone` was: after it, else before it, in the smallest part of the page that has one. */
const nearestTo = ({ parent, next, previous }: Place, gone: HTMLElement): HTMLElement | undefined => {
  let [after, before]: [Node | null, Node | null] = [next, previous]
  for (let part: Node | null = parent; part instanceof Element; part = part.parentNode) {
    for (let at = after; at; at = at.nextSibling) {
      const found = likeOf(controlsIn(at), gone)
      if (found) return found
    }
    for (let at = before; at; at = at.previousSibling) {
      const found = likeOf(controlsIn(at).reverse(), gone)
      if (found) return found
    }
    if (part.matches(boundary)) return undefined
    ;[after, before] = [part.nextSibling, part.previousSibling]
  }
  return undefined
}

/**
 * Keeps the focus in the page: when the focused element is removed, hidden, disabled or gives up the focus after a key, moves it to the control
 * beside it, to what opened the layer it was in, or to the title. Without it keys and screen readers would start again at the top of the page.
 *
 * @returns a function that stops it
 */
export const keepFocus = (): (() => void) => {
  const listening = new AbortController()
  const { signal } = listening
  const history: HTMLElement[] = []
  let last: HTMLElement | undefined
  let place: Place | undefined
  let fromLayer = false
  let timer: ReturnType<typeof setTimeout> | undefined
  /** The pointer took the focus away. */
  let isLeft = false

  const earlier = () => history.findLast((element) => element !== last && !element.matches(textField) && takesFocus(element))
  const find = (gone: HTMLElement): HTMLElement | undefined => {
    if (!gone.isConnected) return (fromLayer || !place ? undefined : nearestTo(place, gone)) ?? earlier()
    if (takesFocus(gone) && !gone.matches(textField)) return gone
    const around = gone.parentElement?.closest<HTMLElement>('[tabindex]:not(main)')
    return around && takesFocus(around) ? around : earlier()
  }
  const restore = () => {
    if (!last || isLeft || document.activeElement !== document.body) return
    // A button that is disabled while it works takes the focus again.
    if (last.isConnected && last.matches(':disabled')) return
    find(last)?.focus({ preventScroll: true })
    if (document.activeElement === document.body) focusTitle()
  }
  const check = () => {
    clearTimeout(timer)
    timer = setTimeout(restore, last?.matches('[data-card]') ? ofCards : usual)
  }
  const onFocus = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement)) return
    last = target
    place = undefined
    isLeft = false
    fromLayer = target.closest(layer) !== null
    history.push(target)
    if (history.length > mostRemembered) history.shift()
  }
  const onPointer = ({ target }: PointerEvent) => {
    isLeft = !(target instanceof Node && last?.contains(target))
  }
  const observer = new MutationObserver((records) => {
    if (!last || document.activeElement !== document.body) return
    const gone = last
    if (!gone.isConnected) {
      const removal = records.find(({ removedNodes }) => [...removedNodes].some((node) => node.contains(gone)))
      if (removal) place = { parent: removal.target, next: removal.nextSibling, previous: removal.previousSibling }
    }
    check()
  })
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled', 'hidden', 'inert'] })
  document.addEventListener('focusin', onFocus, { signal })
  document.addEventListener('pointerdown', onPointer, { signal, capture: true })
  document.addEventListener('keyup', check, { signal, capture: true })
  return () => {
    listening.abort()
    observer.disconnect()
    clearTimeout(timer)
  }
}
