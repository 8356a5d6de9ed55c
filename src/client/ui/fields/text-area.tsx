import { Textarea } from '@mantine/core'
import { type FieldProps, fieldProps } from './field-props.tsx'

interface TextAreaProps extends FieldProps {
  value: string
  onChange: (value: string) => void
  rows?: number
}

/** A field of several lines that grows with its text. */
export const TextArea = (props: TextAreaProps) => (
  <Textarea
    {...fieldProps(props)}
    value={props.value}
    dir="auto"
    rows={props.rows ?? 3}
    onChange={(event) => props.onChange(event.currentTarget.value)}
  />
)
