import { Button } from '@mantine/core'
import { Keys } from '../keys/key.tsx'

interface SheetFooterProps {
  /** What is done: "Invite". */
  label: string
  /** The keys that do it too. */
  keys?: string
  /** It is on its way: pressing does nothing. */
  busy: boolean
  /** The id of the form that is sent; else `onSubmit` says what is done. */
  form?: string
  onSubmit?: () => void
  onClose: () => void
}

/** The foot of a sheet: what it does, and Cancel. */
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
