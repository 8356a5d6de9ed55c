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

const fields = 'input:not([type=radio]:not(:checked)), select, textarea'
const fieldsOf = (form: HTMLFormElement | null | undefined) => [...(form?.querySelectorAll<HTMLElement>(fields) ?? [])]

/** Fields that a new record rarely needs, behind a button. Pressing it moves the focus to the first field that appears, here or elsewhere in the form. */
export const MoreFields = ({ shown, onShow, children }: MoreFieldsProps) => {
  const added = useRef<HTMLDivElement>(null)
  const before = useRef<readonly HTMLElement[]>(undefined)
  useLayoutEffect(() => {
    const known = before.current
    if (!shown || !known) return
    fieldsOf(added.current?.closest('form'))
      .find((field) => !known.includes(field))
      ?.focus()
  }, [shown])
  if (shown)
    return (
      <div ref={added} className={classes.more}>
        {children}
      </div>
    )
  const show = (button: HTMLElement) => {
    before.current = fieldsOf(button.closest('form'))
    onShow()
  }
  return (
    <Button
      variant="subtle"
      className={classes.unfold}
      rightSection={<Icon of={IconChevronDown} />}
      aria-expanded={false}
      onClick={({ currentTarget }) => show(currentTarget)}
    >
      More fields
    </Button>
  )
}
