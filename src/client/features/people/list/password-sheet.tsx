import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { User } from '../../../../contract/x/people/users.ts'
import { errorMessage, faultAt } from '../../../lib/service-error.ts'
import { SecretSheet } from '../../../ui/dialogs/secret-sheet.tsx'
import { Sheet } from '../../../ui/dialogs/sheet.tsx'
import { SheetFooter } from '../../../ui/dialogs/sheet-footer.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { usePressOnce } from '../../../ui/keys/use-press-once.ts'
import { peopleMutations } from '../mutations.ts'
import classes from '../people-form.module.css'

const letters = 'abcdefghjkmnpqrstuvwxyz23456789'

/** Generates a password that is easy to read aloud: four groups of four, without letters that look alike (79 bits). */
export const generatePassword = (): string => {
  const picked: string[] = []
  while (picked.length < 16) {
    const [byte = 255] = crypto.getRandomValues(new Uint8Array(1))
    // Higher bytes would make some letters more likely than others.
    if (byte < letters.length * 8) picked.push(letters.charAt(byte % letters.length))
  }
  return [0, 4, 8, 12].map((at) => picked.slice(at, at + 4).join('')).join('-')
}

interface NewPasswordProps {
  title: string
  email: string | undefined
  password: string
  onClose: () => void
}

/** Shows a new password once, for sharing it with its owner. */
const NewPassword = ({ title, email, password, onClose }: NewPasswordProps) => (
  <SecretSheet
    title={title}
    text="Share this password with them. It won't be shown again."
    label="Password"
    secret={password}
    hint={
      <>
        They sign in as <bdi>{email ?? 'before'}</bdi> and can change the password in their profile.
      </>
    }
    onClose={onClose}
  />
)

/** Sets a new password for a person and signs them out everywhere. */
export const PasswordSheet = ({ user, onClose }: { user: User; onClose: () => void }) => {
  const [password, setPassword] = useState(generatePassword)
  const [saved, setSaved] = useState<string>()
  const { mutateAsync, error, isPending } = useMutation(peopleMutations.update())
  const submit = usePressOnce(() => mutateAsync({ id: user.id, password }, { onSuccess: () => setSaved(password) }))
  if (saved !== undefined)
    return <NewPassword title={`${user.name} has a new password`} email={user.email} password={saved} onClose={onClose} />
  return (
    <Sheet
      opened
      onClose={onClose}
      title={`New password for ${user.name}`}
      footer={<SheetFooter label="Set password" busy={isPending} onSubmit={submit} onClose={onClose} />}
    >
      <div className={classes.form}>
        <TextField
          label="Password"
          required
          description="This signs them out on all devices. It can't be undone."
          value={password}
          onChange={setPassword}
          autoComplete="off"
          error={error ? (faultAt(error, 'user.password') ?? errorMessage(error)) : undefined}
          autoFocus
        />
      </div>
    </Sheet>
  )
}
