import { type ReactElement, useEffect, useRef, useState } from 'react'
import { fetchLayers, lazyLayer } from '../layers/lazy-layer.tsx'
import type { TooltipContent } from './tooltip-layer.tsx'

const Layer = lazyLayer(() => import('./tooltip-layer.tsx').then(({ TooltipLayer }) => TooltipLayer))

const delay = 500

/** Whether the last press of a key or the pointer was Tab. Focus also moves by itself, such as into a sheet that has been opened by Enter. */
let tabbed = false
const noteTab = (event: Event) => {
  tabbed = event instanceof KeyboardEvent && event.key === 'Tab'
}
if (typeof window !== 'undefined') for (const type of ['keydown', 'pointerdown']) window.addEventListener(type, noteTab, { capture: true })

/**
 * Shows a label 500 ms after the pointer enters an element, or at once when it is reached by Tab. It is only visual: the
 * element's name or description has to say the same. Rows of long lists use `title` instead.
 */
export const Tooltip = ({ children, ...content }: TooltipContent & { children: ReactElement }) => {
  const [state, setState] = useState<'closed' | 'waiting' | 'open'>('closed')
  const ref = useRef<HTMLSpanElement>(null)
  const close = () => setState('closed')
  useEffect(() => {
    if (state !== 'waiting') return
    fetchLayers()
    const timer = setTimeout(() => setState('open'), delay)
    return () => clearTimeout(timer)
  }, [state])
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only watches the element inside */}
      <span
        ref={ref}
        style={{ display: 'contents' }}
        onPointerEnter={(event) => event.pointerType === 'mouse' && setState('waiting')}
        onPointerLeave={close}
        onPointerDown={close}
        onFocus={(event) => tabbed && event.target.matches(':focus-visible') && setState('open')}
        onBlur={close}
        onKeyDown={close}
      >
        {children}
      </span>
      {state === 'open' && <Layer {...content} target={ref} />}
    </>
  )
}
