import { Button } from '@mantine/core'
import { useState } from 'react'
import { TextField } from '../../../ui/fields/text-field.tsx'
import classes from './panels.module.css'

interface TextPanelProps {
  label: string
  description: string | undefined
  value: string
  onApply: (value: string) => void
}

/** A text to filter by. Enter sets it; an empty text clears the filter. */
export const TextPanel = ({ label, description, value, onApply }: TextPanelProps) => {
  const [text, setText] = useState(value)
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault()
        onApply(text)
      }}
    >
      <TextField label={label} description={description} value={text} onChange={setText} autoFocus />
      <Button type="submit" variant="default">
        Apply filter
      </Button>
    </form>
  )
}
