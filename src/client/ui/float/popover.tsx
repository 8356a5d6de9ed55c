import { type HTMLAttributes, type ReactElement, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { redirectTyping } from '../keys/typed-ahead.ts'
import { LayerTarget } from '../layers/layer-target.tsx'
import { lazyLayer } from '../layers/lazy-layer.tsx'
import type { PopoverLayout } from './popover-layer.tsx'

interface PopoverProps extends PopoverLayout {
  /** The element it opens beside. It gets `aria-haspopup` and `aria-expanded`. */
  target: ReactElement<HTMLAttributes<HTMLElement>>
  label: string
  children: ReactNode
  /** Makes it controlled. Without it, a click on the target opens and closes it. */
  opened?: boolean
  onChange?: (opened: boolean) => void
}

const Layer = lazyLayer(() => import('./popover-layer.tsx').then(({ PopoverLayer }) => PopoverLayer))

/** A panel beside its target. It traps the focus and returns it; Escape and a click outside close it. */
export const Popover = ({ target, label, children, opened: controlled, onChange, ...layout }: PopoverProps) => {
  const [own, setOwn] = useState(false)
  const ref = useRef<HTMLSpanElement>(null)
  const opened = controlled ?? own
  useLayoutEffect(() => (opened ? redirectTyping() : undefined), [opened])
  const set = (next: boolean) => {
    setOwn(next)
    onChange?.(next)
  }
  return (
    <>
      <LayerTarget
        ref={ref}
        target={target}
        opens="dialog"
        opened={opened}
        onToggle={controlled === undefined ? () => set(!opened) : undefined}
        onEscape={() => set(false)}
      />
      {opened && (
        <Layer {...layout} target={ref} label={label} onClose={() => set(false)}>
          {children}
        </Layer>
      )}
    </>
  )
}
