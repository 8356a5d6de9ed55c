import { cloneElement, type HTMLAttributes, type ReactElement, type Ref } from 'react'
import { fetchLayers } from './lazy-layer.tsx'

interface LayerTargetProps {
  target: ReactElement<HTMLAttributes<HTMLElement>>
  opens: 'menu' | 'dialog'
  opened: boolean
  onToggle?: (() => void) | undefined
  /** Escape was pressed on the target of an open layer: the focus moves into it a moment after it opens. */
  onEscape?: (() => void) | undefined
  ref: Ref<HTMLSpanElement>
}

/** The element that opens a layer. Pointing at it or focusing it fetches the code of the layers. */
export const LayerTarget = ({ target, opens, opened, onToggle, onEscape, ref }: LayerTargetProps) => (
  // biome-ignore lint/a11y/noStaticElementInteractions: the target inside has the focus and the keys
  <span
    ref={ref}
    style={{ display: 'contents' }}
    onPointerEnter={fetchLayers}
    onFocus={fetchLayers}
    onClick={onToggle}
    onKeyDown={(event) => {
      if (event.key !== 'Escape' || !opened || !onEscape) return
      event.preventDefault()
      onEscape()
    }}
  >
    {cloneElement(target, { 'aria-haspopup': opens, 'aria-expanded': opened })}
  </span>
)
