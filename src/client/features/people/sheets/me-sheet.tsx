import { Sheet } from '../../../ui/dialogs/sheet.tsx'
import { SheetFooter } from '../../../ui/dialogs/sheet-footer.tsx'
import { useMeForm } from './use-me-form.tsx'

/** One's own details beside the people of the workspace. */
export const MeSheet = ({ onClose }: { onClose: () => void }) => {
  const { fields, submit, isPending } = useMeForm(onClose)
  return (
    <Sheet
      opened
      onClose={onClose}
      title="Your details"
      footer={<SheetFooter label="Save" busy={isPending} onSubmit={submit} onClose={onClose} />}
    >
      {fields}
    </Sheet>
  )
}
