import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { faultAt } from '../../../lib/service-error.ts'
import { useDraft } from '../../../ui/edit/use-draft.ts'
import { Checkbox } from '../../../ui/fields/checkbox.tsx'
import { PasswordField } from '../../../ui/fields/password-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Banner } from '../../../ui/page/banner.tsx'
import { sessionMutations } from '../mutations.ts'
import { refusal } from '../refusal.ts'
import classes from './forms.module.css'

const empty = { workspace: '', name: '', email: '', demo: false }

/** A new workspace with its first administrator. All but the password survives a reload. */
export const SignUpForm = ({ demoContent, onDone }: { demoContent: boolean; onDone: () => void }) => {
  const [form, setForm, { discard }] = useDraft('sign-up', empty)
  const [password, setPassword] = useState('')
  const { mutate, error, isPending } = useMutation({
    ...sessionMutations.signUp(),
    onSuccess: () => {
      discard()
      onDone()
    },
  })
  const faults = {
    workspace: faultAt(error, 'account.name'),
    name: faultAt(error, 'account.user.name'),
    email: faultAt(error, 'account.user.email'),
    password: faultAt(error, 'account.user.password'),
  }
  const elsewhere = error && !Object.values(faults).some(Boolean)
  const set = (part: Partial<typeof empty>) => setForm((now) => ({ ...now, ...part }))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isPending) mutate({ ...form, demo: demoContent && form.demo, password })
  }
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      {elsewhere && <Banner tone="red">{refusal(error)}</Banner>}
      <TextField
        label="Name of the workspace"
        description="Your company or team, as your colleagues know it."
        autoComplete="organization"
        value={form.workspace}
        onChange={(workspace) => set({ workspace })}
        error={faults.workspace}
        autoFocus
      />
      <TextField label="Your name" autoComplete="name" value={form.name} onChange={(name) => set({ name })} error={faults.name} />
      <TextField
        label="E-mail"
        type="email"
        autoComplete="username"
        value={form.email}
        onChange={(email) => set({ email })}
        error={faults.email}
      />
      <PasswordField
        label="Password"
        description="At least 10 characters."
        autoComplete="new-password"
        value={password}
        onChange={setPassword}
        error={faults.password}
      />
      {demoContent && <Checkbox label="Fill it with demo data to look around" checked={form.demo} onChange={(demo) => set({ demo })} />}
      <Button type="submit" size="md" fullWidth aria-disabled={isPending}>
        {isPending ? 'Making the workspace…' : 'Make the workspace'}
      </Button>
    </form>
  )
}
