import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { faultAt } from '../../../lib/service-error.ts'
import { Checkbox } from '../../../ui/fields/checkbox.tsx'
import { PasswordField } from '../../../ui/fields/password-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { sessionMutations } from '../mutations.ts'
import { refusal } from '../refusal.ts'
import classes from './forms.module.css'

/** E-mail and password. A refusal empties nothing. */
export const SignInForm = ({ onDone, email: known = '' }: { onDone: () => void; email?: string }) => {
  const [email, setEmail] = useState(known)
  const [password, setPassword] = useState('')
  const [stay, setStay] = useState(true)
  const { mutate, error, isPending } = useMutation({ ...sessionMutations.signIn(), onSuccess: onDone })
  const [emailFault, passwordFault] = [faultAt(error, 'session.email'), faultAt(error, 'session.password')]
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isPending) mutate({ email, password, stay })
  }
  return (
    <form className={classes.form} onSubmit={submit}>
      <TextField
        label="E-mail"
        type="email"
        name="email"
        autoComplete="username"
        value={email}
        onChange={setEmail}
        error={emailFault}
        required
        autoFocus={known === ''}
      />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
        error={passwordFault ?? (error && !emailFault ? refusal(error) : undefined)}
        required
        autoFocus={known !== ''}
      />
      <Button type="submit" size="md" fullWidth loading={false} aria-disabled={isPending}>
        {isPending ? 'Signing in…' : 'Sign in'}
      </Button>
      <Checkbox label="Stay signed in on this device" checked={stay} onChange={setStay} />
    </form>
  )
}
