import { Button } from '@mantine/core'
import { useId, useState } from 'react'
import { TextField } from '../../../ui/fields/text-field.tsx'
import classes from './panels.module.css'

/** One text to filter by; Enter sets it, an empty text takes the filter off. */
export const TextPanel = ({
  label,
  description,
  value,
  suggestions = [],
  onApply,
}: {
  label: string
  description: string
  value: string
  /** Texts that are offered while one types. */
  suggestions?: readonly string[]
  onApply: (value: string) => void
}) => {
  const id = useId()
  const [text, setText] = useState(value)
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault()
        onApply(text.trim())
      }}
    >
      <TextField label={label} description={description} value={text} onChange={setText} list={id} autoFocus />
      <datalist id={id}>
        {suggestions.map((suggestion) => (
          <option key={suggestion} value={suggestion} />
        ))}
      </datalist>
      <Button type="submit" variant="default">
        Show
      </Button>
    </form>
  )
}
