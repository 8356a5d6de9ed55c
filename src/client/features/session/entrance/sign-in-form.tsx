import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useId, useRef, useState } from 'react'
import { faultAt } from '../../../lib/service-error.ts'
import { Checkbox } from '../../../ui/fields/checkbox.tsx'
import { PasswordField } from '../../../ui/fields/password-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { sessionMutations } from '../mutations.ts'
import { refusal } from '../refusal.ts'
import classes from './forms.module.css'
import { signInFaults } from './sign-in-faults.ts'

/** E-mail and password. A refusal empties nothing, and stands at the field it is about; for a password that was forgotten it is said who helps. */
export const SignInForm = ({ onDone, email: known = '' }: { onDone: () => void; email?: string }) => {
  const [email, setEmail] = useState(known)
  const [password, setPassword] = useState('')
  const [stay, setStay] = useState(true)
  const { mutate, error, isPending } = useMutation({ ...sessionMutations.signIn(), onSuccess: onDone })
  const [own, setOwn] = useState<ReturnType<typeof signInFaults>>({})
  const [forgotten, setForgotten] = useState(false)
  const help = useId()
  const fields = { email: useRef<HTMLInputElement>(null), password: useRef<HTMLInputElement>(null) }
  const emailFault = own.email ?? faultAt(error, 'session.email')
  const elsewhere = error && !emailFault && !own.password ? refusal(error) : undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isPending) return
    const faults = signInFaults({ email, password })
    setOwn(faults)
    const first = faults.email ? fields.email : faults.password ? fields.password : undefined
    if (first) first.current?.focus()
    else mutate({ email, password, stay })
  }
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <TextField
        ref={fields.email}
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
        ref={fields.password}
        label="Password"
        aside={
          <button
            type="button"
            className={classes.forgotten}
            aria-expanded={forgotten}
            aria-controls={help}
            onClick={() => setForgotten(!forgotten)}
          >
            Forgotten
          </button>
        }
        name="password"
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
        error={own.password ?? faultAt(error, 'session.password') ?? elsewhere}
        required
        autoFocus={known !== ''}
      />
      <p id={help} className={classes.help} hidden={!forgotten}>
        Ask an administrator of your workspace for a new one: they set it in Settings, People. If you administer it alone, whoever runs the
        machine sets one with <code>npm run tandem -- user set-password --email …</code>
      </p>
      <Button type="submit" size="md" fullWidth loading={false} aria-disabled={isPending}>
        {isPending ? 'Signing in…' : 'Sign in'}
      </Button>
      <Checkbox label="Stay signed in on this device" checked={stay} onChange={setStay} />
    </form>
  )
}
