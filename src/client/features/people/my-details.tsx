import { Button } from '@mantine/core'
import type { FormEvent } from 'react'
import classes from './sheets/people-form.module.css'
import { useMeForm } from './sheets/use-me-form.tsx'

/** One's own details as a page of its own. */
export const MyDetails = () => {
  const { fields, submit, isPending } = useMeForm()
  const send = (event: FormEvent) => {
    event.preventDefault()
    submit()
  }
  return (
    <form className={classes.form} aria-label="Your details" onSubmit={send} noValidate>
      {fields}
      <div>
        <Button type="submit" aria-disabled={isPending}>
          Save
        </Button>
      </div>
    </form>
  )
}
