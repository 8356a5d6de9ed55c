import { Button } from '@mantine/core'
import { IconChevronUp } from '@tabler/icons-react'
import { type ActionItem, ActionsMenu } from '../ui/float/menu.tsx'
import { Icon } from '../ui/icons/icon.tsx'
import classes from './demo-bar.module.css'

interface DemoMenuProps {
  /** The label of the button: "Demo", or a state. */
  state: string
  title: string | undefined
  /** Whether it stands alone, above the navigation of a phone. */
  alone: boolean
  items: readonly ActionItem[]
}

/** The menu with what has no place in the bar. */
export const DemoMenu = ({ state, title, alone, items }: DemoMenuProps) => {
  const chevron = <Icon of={IconChevronUp} size={14} />
  const target = alone ? (
    <button type="button" className={classes.pill} title={title}>
      {state}
      {chevron}
    </button>
  ) : (
    <Button variant="subtle" size="xs" rightSection={chevron} title={title}>
      {state}
    </Button>
  )
  return <ActionsMenu label="Demo" items={items} target={target} />
}
