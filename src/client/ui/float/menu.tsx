import { IconDots } from '@tabler/icons-react'
import { type HTMLAttributes, type ReactElement, useRef, useState } from 'react'
import { LayerTarget } from '../layers/layer-target.tsx'
import { lazyLayer } from '../layers/lazy-layer.tsx'
import type { ActionItem } from './action-item.ts'
import { IconButton } from './icon-button.tsx'

interface ActionsMenuProps {
  label: string
  items: readonly ActionItem[]
  /** The button that opens it; three dots by default. */
  target?: ReactElement<HTMLAttributes<HTMLElement>>
  size?: 28 | 32
}

const Layer = lazyLayer(() => import('./menu-layer.tsx').then(({ MenuLayer }) => MenuLayer))

/** A menu of actions. Arrow keys, Home, End and first letters move; Escape and Tab close it. */
export const ActionsMenu = ({ label, items, target, size = 32 }: ActionsMenuProps) => {
  const [opened, setOpened] = useState(false)
  const ref = useRef<HTMLSpanElement>(null)
  return (
    <>
      <LayerTarget
        ref={ref}
        target={target ?? <IconButton label={label} icon={IconDots} size={size} />}
        opens="menu"
        opened={opened}
        onToggle={() => setOpened(!opened)}
      />
      {opened && <Layer target={ref} label={label} items={items} onClose={() => setOpened(false)} />}
    </>
  )
}
