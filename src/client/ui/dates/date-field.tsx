import { IconCalendar } from '@tabler/icons-react'
import { lazy, Suspense, useId, useState } from 'react'
import type { FieldProps } from '../fields/field-frame.tsx'
import { TextField } from '../fields/text-field.tsx'
import { IconButton } from '../float/icon-button.tsx'
import { Popover } from '../float/popover.tsx'
import classes from './date-field.module.css'
import { formatDate } from './format-date.ts'
import { parseDate } from './parse-date.ts'

const Calendar = lazy(() => import('./calendar.tsx').then((loaded) => ({ default: loaded.Calendar })))

interface DateFieldProps extends FieldProps {
  /** `YYYY-MM-DD`, or empty. */
  value: string
  /** Called with `YYYY-MM-DD`, or with an empty text when it is emptied. */
  onChange: (value: string) => void
  placeholder?: string
  disabled?: boolean
  autoFocus?: boolean
}

/** A date, typed as people write it or chosen from a calendar that is loaded when it opens. */
export const DateField = ({ value, onChange, error, placeholder = '17 Nov 2026', ...rest }: DateFieldProps) => {
  const [typed, setTyped] = useState<string>()
  const [refused, setRefused] = useState(false)
  const [open, setOpen] = useState(false)
  const own = useId()
  const read = () => {
    if (typed === undefined) return
    const date = typed.trim() === '' ? '' : parseDate(typed, new Date())
    setRefused(date === undefined)
    if (date === undefined) return
    setTyped(undefined)
    if (date !== value) onChange(date)
  }
  const pick = (date: string) => {
    setOpen(false)
    setTyped(undefined)
    setRefused(false)
    onChange(date)
  }
  return (
    <TextField
      {...rest}
      id={rest.id ?? own}
      value={typed ?? formatDate(value)}
      onChange={setTyped}
      onBlur={read}
      placeholder={placeholder}
      error={refused ? 'This is not a date. Write it like 17 Nov 2026.' : error}
      after={
        <Popover
          opened={open}
          onChange={setOpen}
          label={`Choose ${rest.label}`}
          width="content"
          position="bottom-end"
          target={
            <span>
              <IconButton label="Open the calendar" icon={IconCalendar} onClick={() => setOpen(!open)} />
            </span>
          }
        >
          <div className={classes.calendar}>
            <Suspense fallback={<div className={classes.waiting} role="status" aria-label="Loading" />}>
              <Calendar value={value} onChange={pick} />
            </Suspense>
          </div>
        </Popover>
      }
    />
  )
}
