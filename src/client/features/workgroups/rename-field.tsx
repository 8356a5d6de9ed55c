import { useRef } from 'react'
import { InlineField } from '../../ui/inline/inline-field.tsx'

/** Typing a new name, or it was sent: then the name stands there as it will be, and the field is back if it is refused. */
export type Renaming = 'typing' | 'sent'

interface RenameFieldProps {
  name: string
  /** Rejects when the name is refused: the field is then open again, with what was typed and the reason. */
  onRename: (name: string) => Promise<void>
  onState: (state: Renaming | undefined) => void
}

/** The name of a workgroup while it is changed. */
export const RenameField = ({ name, onRename, onState }: RenameFieldProps) => {
  const sent = useRef(false)
  const save = async (next: string) => {
    sent.current = true
    onState('sent')
    try {
      await onRename(next)
      onState(undefined)
    } catch (refused) {
      onState('typing')
      throw refused
    } finally {
      sent.current = false
    }
  }
  return (
    <InlineField
      label="Name of the workgroup"
      value={name}
      placeholder="Name of the workgroup"
      onSave={save}
      onClose={() => sent.current || onState(undefined)}
      autoFocus
    />
  )
}
