import { Button } from '@mantine/core'
import { Keys } from '../keys/key.tsx'

interface SheetFooterProps {
  label: string
  keys?: string
  /** Disables the primary button while saving. */
  busy: boolean
  /** The id of the form it submits, instead of `onSubmit`. */
  form?: string
  onSubmit?: () => void
  onClose: () => void
}

/** The footer of a sheet: the primary button and Cancel. */
export const SheetFooter = ({ label, keys, busy, form, onSubmit, onClose }: SheetFooterProps) => (
  <>
    <Button
      {...(form !== undefined && { type: 'submit', form })}
      aria-disabled={busy}
      rightSection={keys && <Keys combo={keys} joined />}
      onClick={onSubmit}
    >
      {label}
    </Button>
    <Button variant="subtle" onClick={onClose}>
      Cancel
    </Button>
  </>
)
