import { Button } from '@mantine/core'
import { useState } from 'react'
import { TextField } from '../../../ui/fields/text-field.tsx'
import classes from './panels.module.css'

/** One text to filter by; Enter sets it, an empty text takes the filter off. */
export const TextPanel = ({
  label,
  description,
  value,
  onApply,
}: {
  label: string
  description: string
  value: string
  onApply: (value: string) => void
}) => {
  const [text, setText] = useState(value)
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault()
        onApply(text.trim())
      }}
    >
      <TextField label={label} description={description} value={text} onChange={setText} autoFocus />
      <Button type="submit" variant="default">
        Show
      </Button>
    </form>
  )
}
