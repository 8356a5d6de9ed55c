import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { Invitation } from '../../../contract/x/people/invitations.ts'
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
import { useKeys } from '../../ui/keys/hotkeys.ts'
import { usePressOnce } from '../../ui/keys/use-press-once.ts'
import { Banner } from '../../ui/page/banner.tsx'
import { countOf } from '../../ui/text/noun.ts'
import { InvitationLink } from './invitation-link.tsx'
import { peopleMutations } from './mutations.ts'
import classes from './people-form.module.css'
import { allRoles } from './roles.ts'

const empty = { name: '', email: '', role: 'member' as Role, company: undefined as ComboOption | undefined }
const fields = ['user.name', 'user.email', 'user.role', 'user.company-id'] as const

interface InviteSheetProps {
  onClose: () => void
  searchCompanies: ComboSearch
  /** Names the projects that people of a company see; undefined until that is known. */
  projectsOf: (companyId: string) => readonly string[] | undefined
  /** Begins with a client of this company. */
  company?: ComboOption
}

const someNames = 5
/** Which projects an invited client will see. */
const seenWords = (names: readonly string[]) => {
  if (names.length === 0) return 'They will see no project until you share one with this company.'
  const more = names.length - someNames
  const named = names.slice(0, more === 1 ? names.length : someNames).join(', ')
  return `They will see ${countOf(names.length, project)}: ${named}${more > 1 ? ` and ${more} more` : ''}.`
}
const project = { one: 'project', other: 'projects' }

/** Invites a person to the workspace, who sets their own password. */
export const InviteSheet = ({ onClose, searchCompanies, projectsOf, company: begun }: InviteSheetProps) => {
  const [form, setForm, { discard }] = useDraft(
    `${useMe().id}:invite${begun ? `:${begun.id}` : ''}`,
    begun ? { ...empty, role: 'client' as Role, company: begun } : empty,
  )
  const [invited, setInvited] = useState<{ name: string; email: string; invitation: Invitation }>()
  const { mutateAsync, error, isPending } = useMutation(peopleMutations.invite())
  const set = (part: Partial<typeof empty>) => setForm((now) => ({ ...now, ...part }))
  const faultOf = (field: (typeof fields)[number]) => faultAt(error, field)
  const { name, email, role, company } = form
  const seen = company?.id === undefined ? undefined : projectsOf(company.id)
  const onSuccess = (invitation: Invitation | undefined) => {
    if (invitation) setInvited({ name, email, invitation })
    discard()
  }
  const submit = usePressOnce(() => {
    const at = role === 'client' && company?.id ? { companyId: company.id } : {}
    return mutateAsync({ name, email, role, ...at }, { onSuccess })
  })
  useKeys({ 'mod+enter': submit }, { inLayer: true, enabled: !invited })
  if (invited) return <InvitationLink {...invited} onClose={onClose} />
  return (
    <Sheet
      opened
      onClose={onClose}
      title="Invite people"
      footer={<SheetFooter label="Invite" keys="mod+enter" busy={isPending} onSubmit={submit} onClose={onClose} />}
    >
      <div className={classes.form}>
        {error && !fields.some(faultOf) && <Banner tone="red">{errorMessage(error)}</Banner>}
        <TextField label="Name" required value={name} onChange={(name) => set({ name })} error={faultOf('user.name')} autoFocus />
        <TextField label="E-mail" required type="email" value={email} onChange={(email) => set({ email })} error={faultOf('user.email')} />
        <SelectField label="Role" value={role} options={allRoles} onChange={(role) => set({ role })} error={faultOf('user.role')} />
        {role === 'client' && (
          <ComboField
            label="Company"
            description={seen ? seenWords(seen) : 'Clients see the projects that are shared with their company, and no contacts.'}
            value={company}
            onChange={(company) => set({ company })}
            search={searchCompanies}
            error={faultOf('user.company-id')}
          />
        )}
      </div>
    </Sheet>
  )
}
