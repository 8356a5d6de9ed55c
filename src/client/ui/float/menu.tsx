import { IconDots } from '@tabler/icons-react'
import { type HTMLAttributes, type ReactElement, useRef, useState } from 'react'
import type { IconType } from '../icons/icon.tsx'
import { LayerTarget } from '../layers/layer-target.tsx'
import { lazyLayer } from '../layers/lazy-layer.tsx'
import { IconButton } from './icon-button.tsx'

export interface ActionItem {
  readonly label: string
  readonly icon?: IconType
  /** Shortcut shown at the right: `e`, `mod+K`. A single letter also works in the open menu. */
  readonly key?: string
  readonly onClick: () => void
  readonly disabled?: boolean
  /** Shown under the label, such as why it is disabled. */
  readonly description?: string | undefined
  /** Makes it a radio item. */
  readonly checked?: boolean
  /** Separated by a line above. Its colour stays the same, because it can be undone. */
  readonly danger?: boolean
}

interface ActionsMenuProps {
  label: string
  items: readonly ActionItem[]
  /** The button that opens it; three dots by default. */
  target?: ReactElement<HTMLAttributes<HTMLElement>>
  size?: 28 | 32
}

const Layer = lazyLayer(() => import('../layers/menu-layer.tsx').then(({ MenuLayer }) => MenuLayer))

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
