import { TextField, type TextFieldProps } from '../../ui/fields/text-field.tsx'
import type { AmountFormat } from './amount-formats.ts'
import { AmountHint, chooseByKey } from './amount-hint.tsx'
import { rememberTypedMark } from './decimal-mark.ts'

interface AmountFieldProps extends Pick<TextFieldProps, 'label' | 'error' | 'autoFocus' | 'required' | 'ref'> {
  /** As it is typed. */
  value: string
  onChange: (text: string) => void
  format: AmountFormat
}

/** An amount in a form, with what it will be stored as. */
export const AmountField = ({ format, value, onChange, error, ...rest }: AmountFieldProps) => {
  const hint = { text: value, format, onChoose: onChange }
  const reading = format.read(value)
  return (
    <TextField
      {...rest}
      placeholder={format.placeholder}
      inputMode="decimal"
      autoComplete="off"
      value={value}
      error={error && 'choices' in reading ? <AmountHint {...hint} /> : error}
      description={<AmountHint {...hint} />}
      onChange={onChange}
      onKeyDown={(event) => chooseByKey(event, hint)}
      onBlur={() => 'amount' in reading && rememberTypedMark(reading.mark)}
    />
  )
}
