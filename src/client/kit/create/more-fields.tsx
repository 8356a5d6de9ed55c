import { Button } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { Icon } from '../../ui/icons/icon.tsx'
import classes from './create-sheet.module.css'

interface MoreFieldsProps {
  shown: boolean
  onShow: () => void
  children: ReactNode
}

/** Fields that a new record rarely needs, behind a button. Pressing it moves the focus to the first of them. */
export const MoreFields = ({ shown, onShow, children }: MoreFieldsProps) => {
  const fields = useRef<HTMLDivElement>(null)
  const pressed = useRef(false)
  useLayoutEffect(() => {
    if (shown && pressed.current) fields.current?.querySelector<HTMLElement>('input, select, textarea')?.focus()
  }, [shown])
  if (shown)
    return (
      <div ref={fields} className={classes.more}>
        {children}
      </div>
    )
  const show = () => {
    pressed.current = true
    onShow()
  }
  return (
    <Button variant="subtle" className={classes.unfold} rightSection={<Icon of={IconChevronDown} />} aria-expanded={false} onClick={show}>
      More fields
    </Button>
  )
}
