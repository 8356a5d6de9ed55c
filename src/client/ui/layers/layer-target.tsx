import { cloneElement, type HTMLAttributes, type ReactElement, type Ref } from 'react'
import { fetchLayers } from './lazy-layer.ts'

interface LayerTargetProps {
  target: ReactElement<HTMLAttributes<HTMLElement>>
  opens: 'menu' | 'dialog'
  opened: boolean
  onToggle?: (() => void) | undefined
  ref: Ref<HTMLSpanElement>
}

/** The element that opens a layer. Pointing at it or focusing it fetches the code of the layers. */
export const LayerTarget = ({ target, opens, opened, onToggle, ref }: LayerTargetProps) => (
  // biome-ignore lint/a11y/noStaticElementInteractions: the target inside has the focus and the keys
  // biome-ignore lint/a11y/useKeyWithClickEvents: see above
  <span ref={ref} style={{ display: 'contents' }} onPointerEnter={fetchLayers} onFocus={fetchLayers} onClick={onToggle}>
    {cloneElement(target, { 'aria-haspopup': opens, 'aria-expanded': opened })}
  </span>
)
