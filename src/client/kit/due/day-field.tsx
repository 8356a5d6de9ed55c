import { TextField, type TextFieldProps } from '../../ui/fields/text-field.tsx'
import type { Format } from '../edit/formats.ts'
import { CalendarButton } from './calendar-button.tsx'
import { dateFormat } from './day-formats.ts'
import { DayWords } from './day-words.tsx'

interface DayFieldProps extends Pick<TextFieldProps, 'label' | 'error' | 'placeholder' | 'required'> {
  /** As it is typed. */
  value: string
  onChange: (text: string) => void
  /** How it is read: `dateFormat`, `deadlineFormat`. */
  format?: Format<string>
}

/** A day in a form: typed as a date or in words, or chosen in a calendar. */
export const DayField = ({
  format = dateFormat,
  value,
  onChange,
  placeholder = '17 Nov 2026, or “next Friday”',
  ...rest
}: DayFieldProps) => (
  <TextField
    {...rest}
    placeholder={placeholder}
    autoComplete="off"
    value={value}
    onChange={onChange}
    description={<DayWords text={value} read={format.parse} />}
    after={<CalendarButton day={format.parse(value) ?? ''} onChange={(day) => onChange(format.toText(day))} />}
  />
)
