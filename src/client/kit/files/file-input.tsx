import type { RefObject } from 'react'

interface FileInputProps {
  ref: RefObject<HTMLInputElement | null>
  label: string
  onChoose: (files: File[]) => void
}

/** The invisible field behind a button that opens the file dialog of the system: the button calls its `click`. */
export const FileInput = ({ ref, label, onChoose }: FileInputProps) => (
  <input
    ref={ref}
    type="file"
    multiple
    hidden
    aria-label={label}
    onChange={({ currentTarget }) => {
      onChoose([...(currentTarget.files ?? [])])
      currentTarget.value = ''
    }}
  />
)
