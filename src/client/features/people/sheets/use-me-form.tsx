import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useUndoable } from '../../../kit/undo/use-undoable.ts'
import { errorMessage, faultAt } from '../../../lib/service-error.ts'
import { useMe } from '../../../lib/session/use-me.ts'
import { useEditDraft } from '../../../ui/edit/use-edit-draft.ts'
import { PasswordField } from '../../../ui/fields/password-field.tsx'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Banner } from '../../../ui/page/banner.tsx'
import { peopleMutations } from '../mutations.ts'
import classes from './people-form.module.css'

const zones = (own: string) =>
  [...new Set(['UTC', own, ...Intl.supportedValuesOf('timeZone')])].map((value) => ({ value, label: value.replaceAll('_', ' ') }))
const named = ['me.name', 'me.email', 'me.time-zone', 'me.password', 'me.current-password']

/** One's own name, address, time zone and password: the fields, and what sends those that were changed. */
export const useMeForm = (onDone?: () => void) => {
  const me = useMe()
  const own = { name: me.name, email: me.email, timeZone: me.timeZone }
  const [form, setForm, { discard, was }] = useEditDraft(`${me.id}:me`, own, undefined)
  const [password, setPassword] = useState('')
  const [currentPassword, setCurrentPassword] = useState('')
  const { done } = useUndoable()
  const { mutateAsync, error, isPending } = useMutation(peopleMutations.updateMe())
  const set = (part: Partial<typeof own>) => setForm((now) => ({ ...now, ...part }))
  const changed = Object.fromEntries(Object.entries(form).filter(([key, value]) => value !== was.value[key as keyof typeof own]))
  const proof = password !== '' || form.email !== was.value.email
  const submit = () => {
    if (isPending) return
    const secret = { ...(password && { password }), ...(proof && { currentPassword }) }
    // A refusal stands at its field.
    mutateAsync({ ...changed, ...secret }).then(
      ({ changeId }) => {
        discard()
        setPassword('')
        setCurrentPassword('')
        onDone?.()
        done({ message: 'Your details are changed', changeId })
      },
      () => undefined,
    )
  }
  const fields = (
    <div className={classes.form}>
      {error && !named.some((field) => faultAt(error, field)) && <Banner tone="red">{errorMessage(error)}</Banner>}
      <TextField
        label="Name"
        autoComplete="name"
        value={form.name}
        onChange={(name) => set({ name })}
        error={faultAt(error, 'me.name')}
        autoFocus={onDone !== undefined}
      />
      <TextField
        label="E-mail"
        type="email"
        autoComplete="email"
        value={form.email}
        onChange={(email) => set({ email })}
        error={faultAt(error, 'me.email')}
      />
      <SelectField
        label="Time zone"
        value={form.timeZone}
        options={zones(me.timeZone)}
        onChange={(timeZone) => set({ timeZone })}
        error={faultAt(error, 'me.time-zone')}
      />
      <div className={classes.section}>
        <PasswordField
          label="New password"
          description="At least 10 characters. Leave it empty to keep the one you have."
          autoComplete="new-password"
          value={password}
          onChange={setPassword}
          error={faultAt(error, 'me.password')}
        />
        {proof && (
          <PasswordField
            label="Present password"
            description="A new e-mail address or password needs it."
            autoComplete="current-password"
            value={currentPassword}
            onChange={setCurrentPassword}
            error={faultAt(error, 'me.current-password')}
          />
        )}
      </div>
    </div>
  )
  return { fields, submit, isPending }
}
