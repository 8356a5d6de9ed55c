import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { Role } from '../../../contract/x/people/users.ts'
import { errorMessage, faultAt } from '../../lib/service-error.ts'
import { useMe } from '../../lib/session/use-me.ts'
import { ComboField } from '../../ui/combo/combo-field.tsx'
import type { ComboOption, ComboSearch } from '../../ui/combo/use-options.ts'
import { Sheet } from '../../ui/dialogs/sheet.tsx'
import { SheetFooter } from '../../ui/dialogs/sheet-footer.tsx'
import { useDraft } from '../../ui/edit/use-draft.ts'
import { SelectField } from '../../ui/fields/select-field.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { notify } from '../../ui/float/undo-note.tsx'
import { useKeys } from '../../ui/keys/hotkeys.ts'
import { Banner } from '../../ui/page/banner.tsx'
import { peopleMutations } from './mutations.ts'
import { generatePassword, NewPassword } from './password-sheet.tsx'
import classes from './people-form.module.css'
import { allRoles } from './roles.ts'

const empty = { name: '', email: '', role: 'member' as Role, company: undefined as ComboOption | undefined }
const fields = ['user.name', 'user.email', 'user.role', 'user.company-id', 'user.password'] as const

interface InviteSheetProps {
  onClose: () => void
  searchCompanies: ComboSearch
}

/** Adds a person to the workspace, with a password to share. */
export const InviteSheet = ({ onClose, searchCompanies }: InviteSheetProps) => {
  const [form, setForm, { discard }] = useDraft(`${useMe().id}:invite`, empty)
  const [password, setPassword] = useState(generatePassword)
  const [invited, setInvited] = useState<{ name: string; email: string; password: string }>()
  const { mutate, error, isPending } = useMutation(peopleMutations.invite())
  const set = (part: Partial<typeof empty>) => setForm((now) => ({ ...now, ...part }))
  const faultOf = (field: (typeof fields)[number]) => faultAt(error, field)
  const { name, email, role, company } = form
  const onSuccess = () => {
    setInvited({ name, email, password })
    discard()
    // There is no undo: a person can be deactivated instead.
    notify({ message: `${name} can sign in now` })
  }
  const submit = () => {
    const at = role === 'client' && company?.id ? { companyId: company.id } : {}
    if (!isPending) mutate({ name, email, role, password, ...at }, { onSuccess })
  }
  useKeys({ 'mod+enter': submit }, { inLayer: true, enabled: !invited })
  if (invited) return <NewPassword {...invited} title={`${invited.name} can sign in now`} onClose={onClose} />
  return (
    <Sheet
      opened
      onClose={onClose}
      title="Invite people"
      footer={<SheetFooter label="Invite" keys="mod+enter" busy={isPending} onSubmit={submit} onClose={onClose} />}
    >
      <div className={classes.form}>
        {error && !fields.some(faultOf) && <Banner tone="red">{errorMessage(error)}</Banner>}
        <TextField label="Name" value={name} onChange={(name) => set({ name })} error={faultOf('user.name')} autoFocus />
        <TextField label="E-mail" type="email" value={email} onChange={(email) => set({ email })} error={faultOf('user.email')} />
        <SelectField label="Role" value={role} options={allRoles} onChange={(role) => set({ role })} error={faultOf('user.role')} />
        {role === 'client' && (
          <ComboField
            label="Company"
            description="Clients see their company's projects, but no contacts."
            value={company}
            onChange={(company) => set({ company })}
            search={searchCompanies}
            error={faultOf('user.company-id')}
          />
        )}
        <TextField
          label="Password"
          description="Share this password with them. They can change it in their profile."
          value={password}
          onChange={setPassword}
          autoComplete="off"
          error={faultOf('user.password')}
        />
      </div>
    </Sheet>
  )
}
