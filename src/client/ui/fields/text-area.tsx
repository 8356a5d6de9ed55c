import { Textarea } from '@mantine/core'
import type { Ref } from 'react'
import { type FieldProps, fieldProps } from './field-props.tsx'

interface TextAreaProps extends FieldProps {
  value: string
  onChange: (value: string) => void
  /** Called on Ctrl/Cmd+Enter. */
  onSubmit?: () => void
  placeholder?: string
  autoFocus?: boolean
  disabled?: boolean
  /** The minimum number of lines. */
  rows?: number
  ref?: Ref<HTMLTextAreaElement>
}

/** A field of several lines that grows with its text. */
export const TextArea = (props: TextAreaProps) => {
  const { label, error, description, aside, id, onChange, onSubmit, autoFocus, rows = 3, ...rest } = props
  return (
    <Textarea
      {...rest}
      {...fieldProps(props)}
      {...(autoFocus && { autoFocus, 'data-autofocus': true })}
      rows={rows}
      onChange={(event) => onChange(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.metaKey || event.ctrlKey) || !onSubmit) return
        event.preventDefault()
        onSubmit()
      }}
    />
  )
}
