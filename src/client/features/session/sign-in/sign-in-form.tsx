import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useId, useRef, useState } from 'react'
import { faultAt } from '../../../lib/service-error.ts'
import { Checkbox } from '../../../ui/fields/checkbox.tsx'
import { PasswordField } from '../../../ui/fields/password-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { isDemo } from '../../../ui/page/app-location.ts'
import classes from '../forms.module.css'
import { sessionMutations } from '../mutations.ts'
import { sessionError } from '../session-error.ts'
import { ChooseWorkspace } from './choose-workspace.tsx'

const emailFault = (address: string) => {
  if (address === '') return 'Enter your e-mail address.'
  return address.includes('@') ? undefined : 'Enter a valid e-mail address, for example ana@example.com.'
}

interface SignInFormProps {
  onDone: () => void
  email?: string
  /** The only workspace to sign in to. */
  accountId?: string
  /** Whether the first empty field takes the focus. */
  focused?: boolean
}

/** Signs in with e-mail and password. A failed attempt keeps what was typed. If both are right in several workspaces, asks which one to open. */
export const SignInForm = ({ onDone, email: known = '', accountId, focused = true }: SignInFormProps) => {
  const [email, setEmail] = useState(known)
  const [password, setPassword] = useState('')
  const [stay, setStay] = useState(true)
  const [forgotten, setForgotten] = useState(false)
  const [faults, setFaults] = useState<{ email?: string | undefined; password?: string | undefined }>({})
  const [accounts, setAccounts] = useState<readonly { id: string; name: string }[]>()
  const { mutate, error, isPending } = useMutation({
    ...sessionMutations.signIn(),
    onSuccess: (reply) => (reply.accounts ? setAccounts(reply.accounts) : onDone()),
    onError: () => setAccounts(undefined),
  })
  const help = useId()
  const fields = { email: useRef<HTMLInputElement>(null), password: useRef<HTMLInputElement>(null) }
  const emailError = faults.email ?? faultAt(error, 'session.email')
  const otherError = error && !emailError && !faults.password ? sessionError(error) : undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isPending) return
    const found = { email: emailFault(email.trim()), password: password === '' ? 'Enter your password.' : undefined }
    setFaults(found)
    if (found.email) fields.email.current?.focus()
    else if (found.password) fields.password.current?.focus()
    else mutate({ email, password, stay, ...(accountId && { accountId }) })
  }
  const choose = (chosen: string) => isPending || mutate({ email, password, stay, accountId: chosen })
  if (accounts) return <ChooseWorkspace accounts={accounts} onChoose={choose} />
  const forgottenButton = (
    <button
      type="button"
      className={classes.forgotten}
      aria-expanded={forgotten}
      aria-controls={help}
      onClick={() => setForgotten(!forgotten)}
    >
      Forgot password?
    </button>
  )
  return (
    <form data-all-required className={classes.form} onSubmit={submit} noValidate>
      <TextField
        ref={fields.email}
        label="E-mail"
        type="email"
        name="email"
        autoComplete="username"
        value={email}
        onChange={setEmail}
        error={emailError}
        required
        autoFocus={focused && known === ''}
      />
      <PasswordField
        ref={fields.password}
        label="Password"
        aside={forgottenButton}
        name="password"
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
        error={faults.password ?? faultAt(error, 'session.password') ?? otherError}
        required
        autoFocus={focused && known !== ''}
      />
      <p id={help} className={classes.help} hidden={!forgotten}>
        {isDemo ? (
          'This is the demo: the people of the sample need no password. In a workspace of your own, an administrator sets a new one in Settings, People.'
        ) : (
          <>
            Ask an administrator of your workspace to set a new password in Settings, People. If you're the only administrator, set one on
            the server: <code>npm run tandem -- user set-password --email …</code>
          </>
        )}
      </p>
      <Button type="submit" size="md" fullWidth loading={false} aria-disabled={isPending}>
        {isPending ? 'Signing in…' : 'Sign in'}
      </Button>
      <Checkbox label="Stay signed in on this device" checked={stay} onChange={setStay} />
    </form>
  )
}
