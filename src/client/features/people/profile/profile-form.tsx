import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { currentTime } from '../../../clock.ts'
import { useEditDraft } from '../../../kit/drafts/use-edit-draft.ts'
import { useUndoable } from '../../../kit/undo/use-undoable.ts'
import { errorMessage, faultAt } from '../../../lib/service-error.ts'
import { useMe } from '../../../lib/session/use-me.ts'
import { ComboField } from '../../../ui/combo/combo-field.tsx'
import { Sheet } from '../../../ui/dialogs/sheet.tsx'
import { SheetFooter } from '../../../ui/dialogs/sheet-footer.tsx'
import { PasswordField } from '../../../ui/fields/password-field.tsx'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Banner } from '../../../ui/page/banner.tsx'
import { peopleMutations } from '../mutations.ts'
import classes from '../people-form.module.css'
import { findTimeZones, timeZoneLabel } from './find-time-zones.ts'
import { MailSettings } from './mail-settings.tsx'

const fieldNames = ['me.name', 'me.email', 'me.time-zone', 'me.week-start', 'me.password', 'me.current-password'] as const
const weekStartOptions = [
  { value: '', label: 'As usual in the country of the time zone' },
  { value: 'monday', label: 'Monday' },
  { value: 'sunday', label: 'Sunday' },
  { value: 'saturday', label: 'Saturday' },
] as const
const noPasswords = { password: '', currentPassword: '' }

/** The fields of the signed-in user's profile, and the function that saves those that changed. */
const useProfileForm = (onDone?: () => void) => {
  const me = useMe()
  const own = { name: me.name, email: me.email, timeZone: me.timeZone, weekStart: me.chosenWeekStart ?? '' }
  const [form, setForm, { discard, was }] = useEditDraft(`${me.id}:me`, own, undefined)
  const [{ password, currentPassword }, setPasswords] = useState(noPasswords)
  const { done } = useUndoable()
  const { mutate, error, isPending } = useMutation(peopleMutations.updateMe())
  const set = (part: Partial<typeof own>) => setForm((now) => ({ ...now, ...part }))
  const faultOf = (field: (typeof fieldNames)[number]) => faultAt(error, field)
  const needsPassword = password !== '' || form.email !== was.value.email
  const submit = () => {
    const changed = Object.fromEntries(Object.entries(form).filter(([key, value]) => value !== was.value[key as keyof typeof own]))
    const secrets = { ...(password && { password }), ...(needsPassword && { currentPassword }) }
    const onSuccess = ({ changeId }: { changeId: string | undefined }) => {
      discard()
      setPasswords(noPasswords)
      onDone?.()
      // A new password or e-mail address cannot be undone, because that needs the password again.
      done({ message: 'Profile updated', changeId: needsPassword ? undefined : changeId, touched: [{ resource: 'users', id: me.id }] })
    }
    if (!isPending) mutate({ ...changed, ...secrets }, { onSuccess })
  }
  const fields = (
    <div className={classes.form}>
      {error && !fieldNames.some(faultOf) && <Banner tone="red">{errorMessage(error)}</Banner>}
      <TextField
        label="Name"
        required
        autoComplete="name"
        value={form.name}
        onChange={(name) => set({ name })}
        error={faultOf('me.name')}
        autoFocus={onDone !== undefined}
      />
      <TextField
        label="E-mail"
        required
        type="email"
        autoComplete="email"
        value={form.email}
        onChange={(email) => set({ email })}
        error={faultOf('me.email')}
      />
      <ComboField
        label="Time zone"
        value={{ id: form.timeZone, label: timeZoneLabel(form.timeZone) }}
        search={async (term) => findTimeZones(term, currentTime())}
        nothing="No time zone found. Search for a larger city nearby."
        onChange={(option) => option?.id && set({ timeZone: option.id })}
        error={faultOf('me.time-zone')}
      />
      <SelectField
        label="Week starts on"
        value={form.weekStart}
        options={weekStartOptions}
        onChange={(weekStart) => set({ weekStart })}
        error={faultOf('me.week-start')}
      />
      <div className={classes.section}>
        <PasswordField
          label="New password"
          description="At least 10 characters. Leave empty to keep your password."
          autoComplete="new-password"
          value={password}
          onChange={(password) => setPasswords((now) => ({ ...now, password }))}
          error={faultOf('me.password')}
        />
        {needsPassword && (
          <PasswordField
            label="Current password"
            required
            description="Required to change your e-mail address or password."
            autoComplete="current-password"
            value={currentPassword}
            onChange={(currentPassword) => setPasswords((now) => ({ ...now, currentPassword }))}
            error={faultOf('me.current-password')}
          />
        )}
      </div>
    </div>
  )
  return { fields, submit, isPending }
}

/** The profile in a sheet beside the list of people. */
export const ProfileSheet = ({ onClose }: { onClose: () => void }) => {
  const { fields, submit, isPending } = useProfileForm(onClose)
  const footer = <SheetFooter label="Save" busy={isPending} onSubmit={submit} onClose={onClose} />
  return (
    <Sheet opened onClose={onClose} title="Your profile" footer={footer}>
      {fields}
      <MailSettings />
    </Sheet>
  )
}

/** The profile on a page of its own. */
export const ProfilePage = () => {
  const { fields, submit, isPending } = useProfileForm()
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    submit()
  }
  return (
    <>
      <form className={classes.form} aria-label="Your profile" onSubmit={onSubmit} noValidate>
        {fields}
        <div>
          <Button type="submit" aria-disabled={isPending}>
            Save
          </Button>
        </div>
      </form>
      <MailSettings />
    </>
  )
}
