import { type RefObject, useLayoutEffect } from 'react'

/** How much shorter the page is, and a sheet, which also covers the navigation of a phone. */
const rooms = { page: '--t-note-room', sheet: '--t-sheet-room' }

/** The notification that the room is for. The one before leaves after it has come. */
let current: Element | undefined

/** The elements around the focus that scroll, and the page. */
const scrollersAround = (focused: Element | null): readonly Element[] => {
  const around: Element[] = [...document.querySelectorAll('main, main .t-fill')]
  for (let each = focused; each && each !== document.body; each = each.parentElement)
    if (each.scrollHeight > each.clientHeight) around.push(each)
  return around
}

const isAtEnd = ({ scrollTop, clientHeight, scrollHeight }: Element) => scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 2

/**
 * Makes the page as much shorter as the notification is high, so that it covers nothing: what was written last and what is typed in stay in sight.
 *
 * @param content an element whose parent is the notification
 */
export const useNoteRoom = (content: RefObject<HTMLElement | null>): void => {
  useLayoutEffect(() => {
    const note = content.current?.parentElement
    if (!note) return
    current = note
    const focused = document.activeElement
    const atEnd = scrollersAround(focused).filter(isAtEnd)
    const isTyping = focused?.matches('input, textarea, [contenteditable=true]')
    const { style } = document.documentElement
    const room = `${note.offsetHeight}px + 1rem + var(--t-note-rise, 0px)`
    style.setProperty(rooms.page, `calc(${room})`)
    style.setProperty(rooms.sheet, `calc(${room} + var(--t-navigation))`)
    for (const scroller of atEnd) scroller.scrollTop = scroller.scrollHeight
    if (isTyping) focused?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    return () => {
      if (current !== note) return
      for (const name of Object.values(rooms)) style.removeProperty(name)
    }
  }, [content])
}
