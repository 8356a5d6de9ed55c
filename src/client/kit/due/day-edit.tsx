import { isWithoutYear } from '../../ui/dates/month-day.ts'
import classes from '../edit/edit.module.css'
import { ValueEdit, type ValueEditProps } from '../edit/value-edit.tsx'
import { CalendarButton } from './calendar-button.tsx'
import { dateFormat } from './day-formats.ts'
import { DayWords } from './day-words.tsx'

type DayEditProps<R> = Omit<ValueEditProps<string, R>, 'format' | 'after'> & Partial<Pick<ValueEditProps<string, R>, 'format'>>

/** A day, edited in place: typed as a date or in words, or chosen in a calendar. */
export const DayEdit = <R,>({ format = dateFormat, ...rest }: DayEditProps<R>) => {
  const dayIn = (text: string) => {
    const read = format.parse(text)
    return read === undefined || isWithoutYear(read) ? undefined : read
  }
  return (
    <ValueEdit
      {...rest}
      format={format}
      after={(text, choose) => (
        <>
          <span className={classes.calendar}>
            <CalendarButton day={dayIn(text) ?? ''} onChange={(day) => choose(format.toText(day))} />
          </span>
          <span className={classes.read}>
            {isWithoutYear(format.parse(text) ?? '') ? <span role="status">Year not known</span> : <DayWords text={text} read={dayIn} />}
          </span>
        </>
      )}
    />
  )
}
