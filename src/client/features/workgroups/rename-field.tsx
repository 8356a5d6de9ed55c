import { TextEdit } from '../../kit/edit/text-edit.tsx'

/** `sent`: the new name is shown while it is being saved. When it is refused the field opens again. */
export type Renaming = 'typing' | 'sent'

interface RenameFieldProps {
  name: string
  /** Rejects when the name is refused: the field then opens again, with what was typed and the reason. */
  onRename: (name: string) => Promise<void>
  onState: (state: Renaming | undefined) => void
}

/** The name of a workgroup while it is edited. */
export const RenameField = ({ name, onRename, onState }: RenameFieldProps) => {
  const save = async (next: string) => {
    onState('sent')
    try {
      await onRename(next)
    } catch (refused) {
      onState('typing')
      throw refused
    }
  }
  return (
    <TextEdit
      label="Name of the workgroup"
      value={name}
      record={undefined}
      placeholder="Name of the workgroup"
      onSave={save}
      onDone={() => onState(undefined)}
      startOpen
    />
  )
}
