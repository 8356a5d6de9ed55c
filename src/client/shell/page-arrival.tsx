import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { focusTitle } from '../ui/page/focus-title.ts'

const scrollPositions = new Map<string, number>()

/** The list of a page that remembers the row it was left from. */
const listLeft = (page: HTMLElement) => page.querySelector<HTMLElement>('[role=grid][data-at-row]')

/** The elements with the names of the page: its tab, if it has one, and its heading. */
const namesOf = (page: Element) => ['[data-tab-title]', 'h1'].flatMap((name) => page.querySelector(name) ?? [])

const setDocumentTitle = (page: Element) => {
  const names = namesOf(page).flatMap(({ textContent }) => textContent.trim() || [])
  if (names.length > 0) document.title = [...names, 'Tandem'].join(' · ')
}

/** Whether the focus stays where it is: in the new page, unless on the tab that was pressed. */
const staysIn = (page: Element) => page.contains(document.activeElement) && !document.activeElement?.matches('a[aria-current=page]')

/**
 * Runs when a page opens: restores the scroll position after Back, focuses the title for screen readers, or after Back the row that was left from, and sets the
 * document's title.
 */
export const PageArrival = ({ main }: { main: RefObject<HTMLElement | null> }) => {
  const { key, pathname } = useLocation()
  const back = useNavigationType() === 'POP'
  const first = useRef(true)

  useLayoutEffect(() => {
    const page = main.current
    if (!page) return
    page.scrollTop = back ? (scrollPositions.get(key) ?? 0) : page.scrollTop
    const savePosition = () => void scrollPositions.set(key, page.scrollTop)
    page.addEventListener('scroll', savePosition, { passive: true })
    return () => page.removeEventListener('scroll', savePosition)
  }, [main, key, back])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another path is another page
  useEffect(() => {
    const page = main.current
    if (!page) return
    let focused: HTMLElement | null = null
    const titleObserver = new MutationObserver(() => setDocumentTitle(page))
    const watch = () => {
      setDocumentTitle(page)
      titleObserver.disconnect()
      for (const name of namesOf(page)) titleObserver.observe(name, { childList: true, characterData: true, subtree: true })
      // The page that replaces a skeleton has a new title element.
      if (focused && !focused.isConnected && document.activeElement === document.body) focused = focusTitle(page)
    }
    watch()
    const pageObserver = new MutationObserver(watch)
    pageObserver.observe(page, { childList: true })
    if (first.current) first.current = false
    else if (!staysIn(page) && !document.querySelector('[role=dialog]')) {
      if (!back) page.scrollTop = 0
      const list = back ? listLeft(page) : null
      list?.focus({ preventScroll: true })
      focused = list ?? focusTitle(page)
    }
    return () => {
      titleObserver.disconnect()
      pageObserver.disconnect()
    }
  }, [main, pathname])
  return null
}
