import { useRef } from 'react'
import { InlineField } from '../../../ui/inline/inline-field.tsx'
import type { ReadContact } from '../queries.ts'

interface AddEntryProps {
  label: string
  placeholder: string
  draftKey: string
  record: ReadContact
  type?: 'text' | 'email' | 'tel' | 'url'
  validate?: (value: string) => string | undefined
  onAdd: (value: string, from: ReadContact) => Promise<void>
  onClose: () => void
}

/** A field for one entry more. It goes when it is left empty or what was typed has been saved; a refused text stays in it. */
export const AddEntry = ({ validate, onAdd, onClose, ...field }: AddEntryProps) => {
  const held = useRef(false)
  return (
    <InlineField
      {...field}
      value=""
      autoFocus
      validate={(value) => {
        const fault = validate?.(value)
        held.current = fault !== undefined
        return fault
      }}
      onSave={async (value, from) => {
        held.current = true
        await onAdd(value, from)
        onClose()
      }}
      // While it is on its way it stands among the entries already.
      render={() => ''}
      onClose={(kept) => {
        if (!kept || !held.current) onClose()
        held.current = false
      }}
    />
  )
}
