import { CalendarButton } from '../due/calendar-button.tsx'
import { DayWords } from '../due/day-words.tsx'
import classes from './edit.module.css'
import { dateFormat } from './formats.ts'
import { ValueEdit, type ValueEditProps } from './value-edit.tsx'

type DayEditProps<R> = Omit<ValueEditProps<string, R>, 'format' | 'after'> & Partial<Pick<ValueEditProps<string, R>, 'format'>>

/** A day, edited in place: typed as a date or in words, or chosen in a calendar. */
export const DayEdit = <R,>({ format = dateFormat, ...rest }: DayEditProps<R>) => (
  <ValueEdit
    {...rest}
    format={format}
    after={(text, choose) => (
      <>
        <span className={classes.calendar}>
          <CalendarButton day={format.parse(text) ?? ''} onChange={(day) => choose(format.toText(day))} />
        </span>
        <span className={classes.read}>
          <DayWords text={text} read={format.parse} />
        </span>
      </>
    )}
  />
)
