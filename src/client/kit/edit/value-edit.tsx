import type { Format } from './formats.ts'
import { TextEdit, type TextEditProps } from './text-edit.tsx'

export interface ValueEditProps<V, R> {
  label: string
  value: V | undefined
  record: R
  /** How the value is written and read: `numberFormat`, `dateFormat`. */
  format: Format<V>
  placeholder?: string
  draftKey?: string | undefined
  /** An empty text is refused. */
  required?: boolean
  render?: TextEditProps<R>['render'] | undefined
  after?: TextEditProps<R>['after'] | undefined
  onKeyDown?: TextEditProps<R>['onKeyDown'] | undefined
  /** Saves the value; `undefined` when the text was emptied. */
  onSave: (value: V | undefined, record: R) => Promise<unknown>
}

/** A number or an amount, edited in place as text. */
export const ValueEdit = <V, R>({
  value,
  format,
  onSave,
  required = false,
  placeholder = format.placeholder,
  ...rest
}: ValueEditProps<V, R>) => (
  <TextEdit<R>
    {...rest}
    value={value === undefined ? '' : format.toText(value)}
    placeholder={placeholder}
    {...(format.inputMode && { inputMode: format.inputMode })}
    load={format.load}
    validate={(text) => ((text === '' && !required) || format.parse(text) !== undefined ? undefined : format.faultOf(text))}
    onSave={(text, record) => onSave(format.parse(text), record)}
  />
)
