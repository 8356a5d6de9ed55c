import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useDraft } from '../../../kit/drafts/use-draft.ts'
import { faultAt } from '../../../lib/service-error.ts'
import { Checkbox } from '../../../ui/fields/checkbox.tsx'
import { PasswordField } from '../../../ui/fields/password-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { useFaultFocus } from '../../../ui/fields/use-fault-focus.ts'
import { Banner } from '../../../ui/page/banner.tsx'
import classes from '../forms.module.css'
import { sessionMutations } from '../mutations.ts'
import { sessionError } from '../session-error.ts'

const empty = { workspace: '', name: '', email: '', demo: false }
const fields = ['name', 'user.name', 'user.email', 'user.password'] as const

/** Creates a workspace with its first administrator. Everything except the password is kept over a reload. */
export const SignUpForm = ({ demoContent, onDone }: { demoContent: boolean; onDone: () => void }) => {
  const [form, setForm, { discard }] = useDraft('sign-up', empty)
  const [password, setPassword] = useState('')
  const onSuccess = () => {
    discard()
    onDone()
  }
  const { mutate, error, isPending } = useMutation({ ...sessionMutations.signUp(), onSuccess })
  const root = useFaultFocus(error)
  const faultOf = (field: (typeof fields)[number]) => faultAt(error, `account.${field}`)
  const set = (part: Partial<typeof empty>) => setForm((now) => ({ ...now, ...part }))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isPending) mutate({ ...form, demo: demoContent && form.demo, password })
  }
  return (
    <form ref={root} data-all-required className={classes.form} onSubmit={submit} noValidate>
      {error && !fields.some(faultOf) && <Banner tone="red">{sessionError(error)}</Banner>}
      <TextField
        label="Workspace name"
        required
        description="The name of your company or team."
        autoComplete="organization"
        value={form.workspace}
        onChange={(workspace) => set({ workspace })}
        error={faultOf('name')}
        autoFocus
      />
      <TextField
        label="Your name"
        required
        autoComplete="name"
        value={form.name}
        onChange={(name) => set({ name })}
        error={faultOf('user.name')}
      />
      <TextField
        label="E-mail"
        required
        type="email"
        autoComplete="username"
        value={form.email}
        onChange={(email) => set({ email })}
        error={faultOf('user.email')}
      />
      <PasswordField
        label="Password"
        required
        description="At least 10 characters."
        autoComplete="new-password"
        value={password}
        onChange={setPassword}
        error={faultOf('user.password')}
      />
      {demoContent && <Checkbox label="Add sample data" checked={form.demo} onChange={(demo) => set({ demo })} />}
      <Button type="submit" size="md" fullWidth aria-disabled={isPending}>
        {isPending ? 'Creating the workspace…' : 'Create workspace'}
      </Button>
    </form>
  )
}
