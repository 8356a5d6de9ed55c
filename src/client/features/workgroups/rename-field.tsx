import { useRef } from 'react'
import { InlineField } from '../../ui/inline/inline-field.tsx'

interface RenameFieldProps {
  name: string
  /** Rejects when the name is refused: the field then stays, with what was typed and the reason. */
  onRename: (name: string) => Promise<void>
  onClose: () => void
}

/** The name of a workgroup while it is changed. */
export const RenameField = ({ name, onRename, onClose }: RenameFieldProps) => {
  const waiting = useRef(false)
  const save = async (next: string) => {
    waiting.current = true
    try {
      await onRename(next)
      onClose()
    } finally {
      waiting.current = false
    }
  }
  return (
    <InlineField
      label="Name of the workgroup"
      value={name}
      placeholder="Name of the workgroup"
      onSave={save}
      onClose={() => waiting.current || onClose()}
      autoFocus
    />
  )
}
