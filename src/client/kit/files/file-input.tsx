import type { RefObject } from 'react'

interface FileInputProps {
  ref: RefObject<HTMLInputElement | null>
  label: string
  /** The types of files that the dialog offers, such as `.csv`; any by default. */
  accept?: string
  /** Whether only one file can be chosen. */
  single?: boolean
  onChoose: (files: File[]) => void
}

/** The invisible field behind a button that opens the file dialog of the system: the button calls its `click`. */
export const FileInput = ({ ref, label, accept, single = false, onChoose }: FileInputProps) => (
  <input
    ref={ref}
    type="file"
    accept={accept}
    multiple={!single}
    hidden
    aria-label={label}
    onChange={({ currentTarget }) => {
      onChoose([...(currentTarget.files ?? [])])
      currentTarget.value = ''
    }}
  />
)
