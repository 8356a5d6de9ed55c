import { Button } from '@mantine/core'
import { Sheet } from '../../../ui/float/sheet.tsx'
import { useMeForm } from './use-me-form.tsx'

/** One's own details beside the people of the workspace. */
export const MeSheet = ({ onClose }: { onClose: () => void }) => {
  const { fields, submit, isPending } = useMeForm(onClose)
  const footer = (
    <>
      <Button onClick={submit} aria-disabled={isPending}>
        Save
      </Button>
      <Button variant="subtle" onClick={onClose}>
        Cancel
      </Button>
    </>
  )
  return (
    <Sheet opened onClose={onClose} title="Your details" footer={footer}>
      {fields}
    </Sheet>
  )
}
