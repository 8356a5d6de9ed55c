import { useState } from 'react'
import { currentTime } from '../../clock.ts'
import { dateFault } from '../../ui/dates/parse-date.ts'
import { TextField } from '../../ui/fields/text-field.tsx'
import { DayWords } from './day-words.tsx'
import { loadDayWords } from './typed-day.ts'

interface DayLineProps {
  label: string
  /** The text to begin with. */
  initial?: string
  /** How a text is read. */
  read: (text: string) => string | undefined
  /** Returns the message about a day that cannot be chosen. */
  check?: (day: string) => string | undefined
  onApply: (day: string) => void
}

/** A day to type in a panel, above its calendar. Enter applies it. */
export const DayLine = ({ label, initial = '', read, check, onApply }: DayLineProps) => {
  const [text, setText] = useState(initial)
  const [fault, setFault] = useState<string>()
  const submit = async () => {
    await loadDayWords(text)
    const day = read(text)
    const wrong = day === undefined ? dateFault(text, currentTime()) : check?.(day)
    setFault(wrong)
    if (day !== undefined && wrong === undefined) onApply(day)
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <TextField
        label={label}
        placeholder="17 Nov 2026, or “next Friday”"
        autoComplete="off"
        value={text}
        error={fault}
        description={<DayWords text={text} read={read} />}
        onChange={(typed) => {
          setFault(undefined)
          setText(typed)
        }}
      />
    </form>
  )
}
