import type { HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute, ReactNode, Ref } from 'react'
import { Icon, type IconType } from '../icons/icon.tsx'
import classes from './field.module.css'
import { FieldFrame, type FieldProps } from './field-frame.tsx'

/** What a field of one line takes. */
export interface TextFieldProps extends FieldProps {
  value: string
  /** Called with the text on every keystroke. */
  onChange: (value: string) => void
  onBlur?: () => void
  type?: Extract<HTMLInputTypeAttribute, 'text' | 'email' | 'tel' | 'url' | 'password' | 'search'>
  name?: string
  placeholder?: string
  autoComplete?: HTMLInputAutoCompleteAttribute
  autoFocus?: boolean
  required?: boolean
  disabled?: boolean
  readOnly?: boolean
  maxLength?: number
  icon?: IconType
  /** Something small at the right end, such as a button of 32. */
  after?: ReactNode
  ref?: Ref<HTMLInputElement>
}

/** A field of one line with its label above and, when refused, the sentence that says what to do under it. */
export const TextField = (props: TextFieldProps) => {
  const { label, error, description, aside, id, value, onChange, icon, after, type = 'text', autoFocus, ...rest } = props
  return (
    <FieldFrame label={label} error={error} description={description} aside={aside} {...(id !== undefined && { id })}>
      {(ties) => (
        <div className={classes.box}>
          {icon && <Icon of={icon} />}
          <input
            {...rest}
            {...ties}
            type={type}
            className={[classes.input, icon && classes.withBefore, after && classes.withAfter].filter(Boolean).join(' ')}
            value={value}
            autoFocus={autoFocus}
            data-autofocus={autoFocus || undefined}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
          {after && <span className={classes.after}>{after}</span>}
        </div>
      )}
    </FieldFrame>
  )
}
