import { type HTMLAttributes, type ReactElement, type ReactNode, useState } from 'react'
import { ComboField } from '../../ui/combo/combo-field.tsx'
import type { ComboOption, ComboSearch } from '../../ui/combo/use-options.ts'
import { Popover } from '../../ui/float/popover.tsx'
import classes from './edit.module.css'

/** A panel that finds records while typing and picks one, or a new one by its name. */
export const PickPopover = ({
  label,
  field,
  description,
  search,
  createLabel,
  hint,
  target,
  onPick,
}: {
  /** "Choose a company" */
  label: string
  /** The label of the field: "Company". */
  field: string
  description?: string
  search: ComboSearch
  /** `New company “ma”`. Without it only existing records can be picked. */
  createLabel?: (term: string) => string
  /** Shown under the options, or in their place. */
  hint?: ReactNode
  target: (isOpen: boolean, toggle: () => void) => ReactElement<HTMLAttributes<HTMLElement>>
  /** Called with the picked option; one without an id is new. */
  onPick: (option: ComboOption) => void
}) => {
  const [open, setOpen] = useState(false)
  const pick = (option: ComboOption | undefined) => {
    if (!option) return
    setOpen(false)
    onPick(option)
  }
  return (
    <Popover label={label} width={280} position="bottom-end" opened={open} onChange={setOpen} target={target(open, () => setOpen(!open))}>
      <div className={classes.panel}>
        <ComboField
          label={field}
          {...(description !== undefined && { description })}
          value={undefined}
          autoFocus
          inline
          search={search}
          {...(createLabel && { createLabel })}
          hint={hint}
          nothing={hint}
          onChange={pick}
        />
      </div>
    </Popover>
  )
}
