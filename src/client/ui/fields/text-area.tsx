import type { Ref } from 'react'
import classes from './field.module.css'
import { FieldFrame, type FieldProps } from './field-frame.tsx'

interface TextAreaProps extends FieldProps {
  value: string
  onChange: (value: string) => void
  /** Called on Ctrl/Cmd+Enter. */
  onSubmit?: () => void
  placeholder?: string
  autoFocus?: boolean
  disabled?: boolean
  /** Lines at least. It grows with its text. */
  rows?: number
  ref?: Ref<HTMLTextAreaElement>
}

/** A field of several lines that grows with its text. */
export const TextArea = (props: TextAreaProps) => {
  const { label, error, description, aside, id, value, onChange, onSubmit, autoFocus, rows = 3, ...rest } = props
  return (
    <FieldFrame label={label} error={error} description={description} aside={aside} {...(id !== undefined && { id })}>
      {(ties) => (
        <textarea
          {...rest}
          {...ties}
          rows={rows}
          className={classes.input}
          value={value}
          autoFocus={autoFocus}
          data-autofocus={autoFocus || undefined}
          onChange={(event) => onChange(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !(event.metaKey || event.ctrlKey) || !onSubmit) return
            event.preventDefault()
            onSubmit()
          }}
        />
      )}
    </FieldFrame>
  )
}
