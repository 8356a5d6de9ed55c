import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { focusTitle } from '../ui/page/focus-title.ts'

const scrollPositions = new Map<string, number>()

const setDocumentTitle = (heading: Element | null) => {
  const text = heading?.textContent.trim()
  if (text) document.title = `${text} · Tandem`
}

/**
 * Runs when a page opens: restores the scroll position after Back, focuses the title for screen readers, and sets the
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
    const titleObserver = new MutationObserver(() => setDocumentTitle(page.querySelector('h1')))
    const watch = () => {
      const heading = page.querySelector('h1')
      setDocumentTitle(heading)
      titleObserver.disconnect()
      if (heading) titleObserver.observe(heading, { childList: true, characterData: true, subtree: true })
      // The page that replaces a skeleton has a new title element.
      if (focused && !focused.isConnected && document.activeElement === document.body) focused = focusTitle(page)
    }
    watch()
    const pageObserver = new MutationObserver(watch)
    pageObserver.observe(page, { childList: true })
    if (first.current) first.current = false
    else if (!page.contains(document.activeElement) && !document.querySelector('[role=dialog]')) {
      if (!back) page.scrollTop = 0
      focused = focusTitle(page)
    }
    return () => {
      titleObserver.disconnect()
      pageObserver.disconnect()
    }
  }, [main, pathname])
  return null
}
