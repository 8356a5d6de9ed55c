import { Button } from '@mantine/core'
import { IconChevronUp } from '@tabler/icons-react'
import type { ActionItem } from '../ui/float/action-item.ts'
import { ActionsMenu } from '../ui/float/menu.tsx'
import { Icon } from '../ui/icons/icon.tsx'

interface DemoMenuProps {
  /** The label of the button: "Demo", or a state. */
  state: string
  title: string | undefined
  items: readonly ActionItem[]
}

/** The menu with what has no place in the bar. */
export const DemoMenu = ({ state, title, items }: DemoMenuProps) => (
  <ActionsMenu
    label="Demo"
    items={items}
    target={
      <Button variant="subtle" size="xs" rightSection={<Icon of={IconChevronUp} size={14} />} title={title}>
        {state}
      </Button>
    }
  />
)
