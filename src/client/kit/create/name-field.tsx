import type { Ref } from 'react'
import { TextField } from '../../ui/fields/text-field.tsx'

interface NameFieldProps {
  /** "Name" by default. */
  label?: string
  /** The ref that `CreateSheet` gives to its first field. */
  first: Ref<HTMLInputElement>
  form: {
    readonly draft: { readonly name: string }
    readonly faults: { readonly name?: string | undefined }
    readonly set: (parts: { name: string }, field: 'name') => void
  }
}

/** The first field of a create sheet: the name of the record. */
export const NameField = ({ label = 'Name', first, form: { draft, faults, set } }: NameFieldProps) => (
  <TextField
    ref={first}
    label={label}
    autoFocus
    required
    autoComplete="off"
    value={draft.name}
    error={faults.name}
    onChange={(name) => set({ name }, 'name')}
  />
)
