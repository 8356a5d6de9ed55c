import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { Role } from '../../../../contract/x/people/users.ts'
import { errorMessage, faultAt } from '../../../lib/service-error.ts'
import { useMe } from '../../../lib/session/use-me.ts'
import { ComboField } from '../../../ui/combo/combo-field.tsx'
import type { ComboOption, ComboSearch } from '../../../ui/combo/use-options.ts'
import { Sheet } from '../../../ui/dialogs/sheet.tsx'
import { SheetFooter } from '../../../ui/dialogs/sheet-footer.tsx'
import { useDraft } from '../../../ui/edit/use-draft.ts'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { notify } from '../../../ui/float/undo-note.tsx'
import { useKeys } from '../../../ui/keys/hotkeys.ts'
import { Banner } from '../../../ui/page/banner.tsx'
import { peopleMutations } from '../mutations.ts'
import { allRoles } from '../role-words.ts'
import { HandOver } from './hand-over.tsx'
import { newPassword } from './new-password.ts'
import classes from './people-form.module.css'

const empty = { name: '', email: '', role: 'member' as Role, company: undefined as ComboOption | undefined }
const fields = ['user.name', 'user.email', 'user.role', 'user.company-id', 'user.password']

interface InviteSheetProps {
  onClose: () => void
  searchCompanies: ComboSearch
}

/** A new person of the workspace, with a password to hand over. */
export const InviteSheet = ({ onClose, searchCompanies }: InviteSheetProps) => {
  const [form, setForm, { discard }] = useDraft(`${useMe().id}:invite`, empty)
  const [password, setPassword] = useState(newPassword)
  const [made, setMade] = useState<{ name: string; email: string; password: string }>()
  const { mutateAsync, error, isPending } = useMutation(peopleMutations.invite())
  const set = (part: Partial<typeof empty>) => setForm((now) => ({ ...now, ...part }))
  const { name, email, role, company } = form
  const submit = () => {
    if (isPending) return
    const at = role === 'client' && company?.id ? { companyId: company.id } : {}
    // A refusal stands at its field.
    mutateAsync({ name, email, role, password, ...at }).then(
      () => {
        setMade({ name, email, password })
        discard()
        // Nothing to undo: who was invited is switched off instead.
        notify({ message: `${name} can sign in now` })
      },
      () => undefined,
    )
  }
  useKeys({ 'mod+enter': submit }, { inLayer: true, enabled: !made })
  if (made) return <HandOver title={`${made.name} can sign in now`} email={made.email} password={made.password} onClose={onClose} />
  return (
    <Sheet
      opened
      onClose={onClose}
      title="Invite a person"
      footer={<SheetFooter label="Invite" keys="mod+enter" busy={isPending} onSubmit={submit} onClose={onClose} />}
    >
      <div className={classes.form}>
        {error && !fields.some((field) => faultAt(error, field)) && <Banner tone="red">{errorMessage(error)}</Banner>}
        <TextField label="Name" value={name} onChange={(name) => set({ name })} error={faultAt(error, 'user.name')} autoFocus />
        <TextField label="E-mail" type="email" value={email} onChange={(email) => set({ email })} error={faultAt(error, 'user.email')} />
        <SelectField label="Role" value={role} options={allRoles} onChange={(role) => set({ role })} error={faultAt(error, 'user.role')} />
        {role === 'client' && (
          <ComboField
            label="Company"
            description="Clients see the projects of their company, and nothing of contacts."
            value={company}
            onChange={(company) => set({ company })}
            search={searchCompanies}
            error={faultAt(error, 'user.company-id')}
          />
        )}
        <TextField
          label="Password to hand over"
          description="Tell it to them yourself; they can change it under “Your details”."
          value={password}
          onChange={setPassword}
          autoComplete="off"
          error={faultAt(error, 'user.password')}
        />
      </div>
    </Sheet>
  )
}
