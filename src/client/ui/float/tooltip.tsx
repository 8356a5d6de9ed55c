import { type ReactElement, useEffect, useRef, useState } from 'react'
import { fetchLayers, lazyLayer } from '../layers/lazy-layer.ts'
import type { TooltipContent } from '../layers/tooltip-layer.tsx'

const Layer = lazyLayer(() => import('../layers/tooltip-layer.tsx').then(({ TooltipLayer }) => TooltipLayer))

const delay = 500

/**
 * Shows a label 500 ms after the pointer enters an element, or at once when it gets the keyboard focus. It is only visual: the
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
        onFocus={(event) => event.target.matches(':focus-visible') && setState('open')}
        onBlur={close}
        onKeyDown={close}
      >
        {children}
      </span>
      {state === 'open' && <Layer {...content} target={ref} />}
    </>
  )
}
