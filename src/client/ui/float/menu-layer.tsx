import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/Menu.layer.css'
import { Menu } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { Fragment, type KeyboardEvent, type RefObject } from 'react'
import { Icon } from '../icons/icon.tsx'
import { Keys } from '../keys/key.tsx'
import { InitialFocus } from '../layers/initial-focus.tsx'
import { elementOf, inLandmark, LayerAnchor, useReturnFocus } from '../layers/layer-anchor.tsx'
import type { ActionItem } from './action-item.ts'
import classes from './layers.module.css'

interface MenuLayerProps {
  target: RefObject<HTMLElement | null>
  label: string
  items: readonly ActionItem[]
  onClose: () => void
}

const MenuItem = ({ item, onChoose }: { item: ActionItem; onChoose: () => void }) => {
  const props = {
    'data-disabled': item.disabled ?? false,
    leftSection: item.icon && <Icon of={item.icon} />,
    rightSection: item.key && (
      <span aria-hidden="true">
        <Keys combo={item.key} joined />
      </span>
    ),
    onClick: onChoose,
    children: (
      <>
        {item.label}
        {item.description && <span className={classes.description}> {item.description}</span>}
      </>
    ),
  }
  return item.checked === undefined ? <Menu.Item {...props} /> : <Menu.RadioItem {...props} value={item.label} checked={item.checked} />
}

export const MenuLayer = ({ target, label, items, onClose }: MenuLayerProps) => {
  const element = elementOf(target)
  useReturnFocus(element)
  const choose = (item: ActionItem) => {
    if (item.disabled) return
    onClose()
    // Before the action: a sheet that it opens returns the focus to the target.
    element?.focus({ preventScroll: true })
    item.onClick()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const shown = items.find(({ key }) => key === event.key.toLowerCase())
    if (event.key === 'Tab') onClose()
    else if (shown && !event.metaKey && !event.ctrlKey) choose(shown)
    else return
    event.preventDefault()
  }
  return (
    <Menu
      {...inLandmark(element)}
      opened
      onChange={onClose}
      position="bottom-end"
      offset={6}
      returnFocus={false}
      closeOnItemClick={false}
      withInitialFocusPlaceholder={false}
      checkIcon={<Icon of={IconCheck} />}
      classNames={{ item: classes.item, itemIndicator: classes.tick, divider: classes.line }}
      transitionProps={{ duration: 0 }}
    >
      <Menu.Target>
        <LayerAnchor element={element} />
      </Menu.Target>
      <Menu.Dropdown aria-label={label} aria-labelledby={undefined} className={`${classes.float} ${classes.menu}`} onKeyDown={onKeyDown}>
        <InitialFocus />
        {items.map((item, index) => (
          <Fragment key={item.label}>
            {item.danger && index > 0 && !items[index - 1]?.danger && <Menu.Divider />}
            <MenuItem item={item} onChoose={() => choose(item)} />
          </Fragment>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
