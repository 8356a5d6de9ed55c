import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { focusTitle } from '../ui/page/focus-title.ts'

const places = new Map<string, number>()

const name = (heading: Element | null) => {
  const text = heading?.textContent.trim()
  if (text) document.title = `${text} · Tandem`
}

/**
 * What happens when a page is reached: going back finds the place where one was, the focus is on the title (so that it is read out
 * and Tab goes on from there), and the document is called what its title says, also when that changes.
 */
export const Arrival = ({ main }: { main: RefObject<HTMLElement | null> }) => {
  const { key, pathname } = useLocation()
  const back = useNavigationType() === 'POP'
  const first = useRef(true)

  useLayoutEffect(() => {
    const page = main.current
    if (!page) return
    page.scrollTop = back ? (places.get(key) ?? 0) : page.scrollTop
    const keep = () => void places.set(key, page.scrollTop)
    page.addEventListener('scroll', keep, { passive: true })
    return () => page.removeEventListener('scroll', keep)
  }, [main, key, back])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another path is another page
  useEffect(() => {
    const page = main.current
    if (!page) return
    let titled: HTMLElement | null = null
    const named = new MutationObserver(() => name(page.querySelector('h1')))
    const watch = () => {
      const heading = page.querySelector('h1')
      name(heading)
      named.disconnect()
      if (heading) named.observe(heading, { childList: true, characterData: true, subtree: true })
      // What came in the place of a skeleton has another title.
      if (titled && !titled.isConnected && document.activeElement === document.body) titled = focusTitle(page)
    }
    watch()
    const exchanged = new MutationObserver(watch)
    exchanged.observe(page, { childList: true })
    if (first.current) first.current = false
    else if (!page.contains(document.activeElement) && !document.querySelector('[role=dialog]')) {
      if (!back) page.scrollTop = 0
      titled = focusTitle(page)
    }
    return () => {
      named.disconnect()
      exchanged.disconnect()
    }
  }, [main, pathname])
  return null
}
