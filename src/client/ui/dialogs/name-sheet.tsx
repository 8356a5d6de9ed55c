import { type FormEvent, useId } from 'react'
import { TextField } from '../fields/text-field.tsx'
import { useKeys } from '../keys/hotkeys.ts'
import { usePressOnce } from '../keys/use-press-once.ts'
import { Sheet } from './sheet.tsx'
import { SheetFooter } from './sheet-footer.tsx'

interface NameSheetProps {
  title: string
  /** Help text under the label. */
  description: string
  value: string
  onChange: (value: string) => void
  error: string | undefined
  busy: boolean
  onSubmit: () => Promise<unknown>
  onClose: () => void
}

/** A sheet that creates something with only a name. */
export const NameSheet = ({ title, description, value, onChange, error, busy, onSubmit, onClose }: NameSheetProps) => {
  const form = useId()
  const send = usePressOnce(onSubmit)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send()
  }
  useKeys({ 'mod+enter': send }, { inLayer: true })
  return (
    <Sheet opened onClose={onClose} title={title} footer={<SheetFooter label="Create" busy={busy} form={form} onClose={onClose} />}>
      <form id={form} onSubmit={submit}>
        <TextField label="Name" required description={description} value={value} onChange={onChange} error={error} autoFocus />
      </form>
    </Sheet>
  )
}
