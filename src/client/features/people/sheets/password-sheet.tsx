import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { User } from '../../../../contract/x/people/users.ts'
import { errorMessage, faultAt } from '../../../lib/service-error.ts'
import { Sheet } from '../../../ui/dialogs/sheet.tsx'
import { SheetFooter } from '../../../ui/dialogs/sheet-footer.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { peopleMutations } from '../mutations.ts'
import { HandOver } from './hand-over.tsx'
import { newPassword } from './new-password.ts'
import classes from './people-form.module.css'

/** A new password for somebody who has lost theirs; wherever they are signed in, that ends. */
export const PasswordSheet = ({ user, onClose }: { user: User; onClose: () => void }) => {
  const [password, setPassword] = useState(newPassword)
  const [made, setMade] = useState<string>()
  const { mutateAsync, error, isPending } = useMutation(peopleMutations.update())
  const submit = () => {
    if (isPending) return
    // A refusal stands at the field.
    mutateAsync({ id: user.id, password }).then(
      () => setMade(password),
      () => undefined,
    )
  }
  if (made !== undefined) return <HandOver title={`${user.name} has a new password`} email={user.email} password={made} onClose={onClose} />
  return (
    <Sheet
      opened
      onClose={onClose}
      title={`New password for ${user.name}`}
      footer={<SheetFooter label="Set this password" busy={isPending} onSubmit={submit} onClose={onClose} />}
    >
      <div className={classes.form}>
        <TextField
          label="Password to hand over"
          description="Wherever they are signed in now, they have to sign in again. This cannot be undone."
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
