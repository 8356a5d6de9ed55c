import { formatDate } from '../../ui/dates/format-date.ts'
import { isWithoutYear } from '../../ui/dates/month-day.ts'
import classes from '../edit/edit.module.css'
import { ValueEdit, type ValueEditProps } from '../edit/value-edit.tsx'
import { CalendarButton } from './calendar-button.tsx'
import { dateFormat } from './day-formats.ts'
import { DayWords } from './day-words.tsx'

type DayEditProps<R> = Omit<ValueEditProps<string, R>, 'format' | 'after'> & Partial<Pick<ValueEditProps<string, R>, 'format'>>

/** What a typed day means. */
const ReadDay = ({ text, parse }: { text: string; parse: (text: string) => string | undefined }) => {
  const day = parse(text) ?? ''
  return isWithoutYear(day) ? <span role="status">{formatDate(day)}, year not known</span> : <DayWords text={text} read={parse} />
}

/** A day, edited in place: typed as a date or in words, or chosen in a calendar. */
export const DayEdit = <R,>({ format = dateFormat, ...rest }: DayEditProps<R>) => (
  <ValueEdit
    {...rest}
    format={format}
    after={(text, choose) => {
      const read = format.parse(text)
      return (
        <>
          <span className={classes.calendar}>
            <CalendarButton day={read === undefined || isWithoutYear(read) ? '' : read} onChange={(day) => choose(format.toText(day))} />
          </span>
          <span className={classes.read}>
            <ReadDay text={text} parse={format.parse} />
          </span>
        </>
      )
    }}
  />
)
