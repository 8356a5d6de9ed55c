import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { faultAt } from '../../../lib/service-error.ts'
import { deviceTimeZone } from '../../../locale.ts'
import { PasswordField } from '../../../ui/fields/password-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { useFaultFocus } from '../../../ui/fields/use-fault-focus.ts'
import { Banner } from '../../../ui/page/banner.tsx'
import classes from '../forms.module.css'
import { sessionMutations } from '../mutations.ts'
import { sessionError } from '../session-error.ts'

interface AcceptFormProps {
  token: string
  invitation: { accountName: string; name: string; email: string }
  onDone: () => void
}

/** Sets the name and password of an invited person. */
export const AcceptForm = ({ token, invitation, onDone }: AcceptFormProps) => {
  const [name, setName] = useState(invitation.name)
  const [password, setPassword] = useState('')
  const { mutate, error, isPending } = useMutation({ ...sessionMutations.accept(), onSuccess: onDone })
  const root = useFaultFocus(error)
  const faults = { name: faultAt(error, 'invitation.name'), password: faultAt(error, 'invitation.password') }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isPending) mutate({ token, name, password, timeZone: deviceTimeZone() })
  }
  return (
    <form ref={root} data-all-required className={classes.form} onSubmit={submit} noValidate>
      {error && !faults.name && !faults.password && <Banner tone="red">{sessionError(error)}</Banner>}
      <TextField label="E-mail" type="email" autoComplete="username" value={invitation.email} onChange={() => undefined} readOnly />
      <TextField label="Your name" required autoComplete="name" value={name} onChange={setName} error={faults.name} />
      <PasswordField
        label="Password"
        required
        description="At least 10 characters."
        autoComplete="new-password"
        value={password}
        onChange={setPassword}
        error={faults.password}
        autoFocus
      />
      <Button type="submit" size="md" fullWidth loading={false} aria-disabled={isPending}>
        {isPending ? 'Joining…' : 'Join workspace'}
      </Button>
    </form>
  )
}
