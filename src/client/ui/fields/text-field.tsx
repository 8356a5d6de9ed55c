import { TextInput } from '@mantine/core'
import type { HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute, KeyboardEventHandler, ReactNode, Ref } from 'react'
import { Icon, type IconType } from '../icons/icon.tsx'
import { type FieldProps, fieldProps } from './field-props.tsx'

export interface TextFieldProps extends FieldProps {
  value: string
  onChange: (value: string) => void
  type?: Extract<HTMLInputTypeAttribute, 'text' | 'email' | 'tel' | 'url' | 'password' | 'search'>
  name?: string
  placeholder?: string
  autoComplete?: HTMLInputAutoCompleteAttribute
  autoFocus?: boolean
  readOnly?: boolean
  inputMode?: 'decimal' | 'numeric'
  icon?: IconType
  /** A 32 px button at the right end. */
  after?: ReactNode
  ref?: Ref<HTMLInputElement>
  onKeyDown?: KeyboardEventHandler<HTMLInputElement>
  onBlur?: () => void
}

export const TextField = (props: TextFieldProps) => {
  const { label, error, description, aside, id, onChange, icon, after, autoFocus, required, ...rest } = props
  return (
    <TextInput
      {...rest}
      {...fieldProps(props)}
      dir="auto"
      {...(autoFocus && { autoFocus, 'data-autofocus': true })}
      leftSection={icon && <Icon of={icon} />}
      rightSection={after}
      rightSectionPointerEvents="all"
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
