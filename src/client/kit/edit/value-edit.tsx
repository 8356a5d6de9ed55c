import type { Format } from './formats.ts'
import { TextEdit } from './text-edit.tsx'

interface ValueEditProps<V, R> {
  label: string
  value: V | undefined
  record: R
  /** How the value is written and read: `dateFormat`, `numberFormat`, `moneyFormat`. */
  format: Format<V>
  placeholder?: string
  draftKey?: string | undefined
  /** Saves the value; `undefined` when the text was emptied. */
  onSave: (value: V | undefined, record: R) => Promise<unknown>
}

/** A date, a number or an amount, edited in place as text. */
export const ValueEdit = <V, R>({ value, format, onSave, placeholder = format.placeholder, ...rest }: ValueEditProps<V, R>) => (
  <TextEdit<R>
    {...rest}
    value={value === undefined ? '' : format.toText(value)}
    placeholder={placeholder}
    {...(format.inputMode && { inputMode: format.inputMode })}
    validate={(text) => (text === '' || format.parse(text) !== undefined ? undefined : format.faultOf(text))}
    onSave={(text, record) => onSave(format.parse(text), record)}
  />
)
