import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Role } from '../../../../contract/x/people/roles.ts'
import { useDraft } from '../../../kit/drafts/use-draft.ts'
import { workgroupQueries } from '../../../lib/people/workgroup-queries.ts'
import { errorMessage, faultAt } from '../../../lib/service-error.ts'
import { useMe } from '../../../lib/session/use-me.ts'
import { ComboField } from '../../../ui/combo/combo-field.tsx'
import type { ComboOption, ComboSearch } from '../../../ui/combo/use-options.ts'
import { Sheet } from '../../../ui/dialogs/sheet.tsx'
import { SheetFooter } from '../../../ui/dialogs/sheet-footer.tsx'
import { Checkbox } from '../../../ui/fields/checkbox.tsx'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { notify } from '../../../ui/float/undo-note.tsx'
import { useKeys } from '../../../ui/keys/hotkeys.ts'
import { usePressOnce } from '../../../ui/keys/use-press-once.ts'
import { Banner } from '../../../ui/page/banner.tsx'
import { countOf } from '../../../ui/text/noun.ts'
import { InvitationLinks, type Invited } from '../invitation-link.tsx'
import { peopleMutations } from '../mutations.ts'
import classes from '../people-form.module.css'
import { allRoles } from '../roles.ts'
import { InviteRows, nobody } from './invite-rows.tsx'
import inviteClasses from './invite-sheet.module.css'

const empty = { people: [nobody], role: 'member' as Role, company: undefined as ComboOption | undefined, groups: [] as string[] }
const fields = ['invitations.users', 'invitations.role', 'invitations.company-id', 'invitations.groups'] as const

interface InviteSheetProps {
  onClose: () => void
  searchCompanies: ComboSearch
  /** Names the projects that people of a company see; undefined until that is known. */
  projectsOf: (companyId: string) => readonly string[] | undefined
  /** Returns the id of the company of this name, which it creates if there is none. */
  companyNamed: (name: string) => Promise<string>
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
export const InviteSheet = ({ onClose, searchCompanies, projectsOf, companyNamed, company: begun }: InviteSheetProps) => {
  const [form, setForm, { discard }] = useDraft(
    `${useMe().id}:invite-people${begun ? `:${begun.id}` : ''}`,
    begun ? { ...empty, role: 'client' as Role, company: begun } : empty,
  )
  const { data: groups = [] } = useQuery(workgroupQueries.list())
  const [invited, setInvited] = useState<Invited[]>()
  const { mutateAsync, error, isPending } = useMutation(peopleMutations.invite())
  const set = (part: Partial<typeof empty>) => setForm((now) => ({ ...now, ...part }))
  const faultOf = (field: (typeof fields)[number]) => faultAt(error, field)
  const { people, role, company } = form
  const isClient = role === 'client'
  const joined = form.groups.filter((id) => groups.some((group) => group.id === id))
  const seen = company?.id === undefined ? undefined : projectsOf(company.id)
  const submit = usePressOnce(async () => {
    // Rows without a word are left out, so the faults of the answer would be at other rows.
    const users = people.some(({ name, email }) => name || email) ? people.filter(({ name, email }) => name || email) : people
    set({ people: users })
    let companyId = isClient ? company?.id : undefined
    if (isClient && company && companyId === undefined) {
      try {
        companyId = await companyNamed(company.label)
      } catch (error) {
        return notify({ message: `Couldn't create ${company.label}. ${errorMessage(error)}`, tone: 'red' })
      }
    }
    // A repeat after a refusal is for the same company.
    if (company && companyId !== undefined) set({ company: { ...company, id: companyId } })
    const at = isClient ? (companyId === undefined ? {} : { companyId }) : { groups: joined }
    const onSuccess = (invitations: Omit<Invited, 'name' | 'email'>[]) => {
      setInvited(users.flatMap((user, index) => (invitations[index] ? [{ ...user, ...invitations[index] }] : [])))
      discard()
    }
    return mutateAsync({ users, role, ...at }, { onSuccess })
  })
  useKeys({ 'mod+enter': submit }, { inLayer: true, enabled: !invited })
  if (invited) return <InvitationLinks invited={invited} onClose={onClose} />
  return (
    <Sheet
      opened
      onClose={onClose}
      title="Invite people"
      footer={<SheetFooter label="Invite" keys="mod+enter" busy={isPending} onSubmit={submit} onClose={onClose} />}
    >
      <div className={classes.form}>
        {error && !fields.some(faultOf) && <Banner tone="red">{errorMessage(error)}</Banner>}
        <InviteRows people={people} onChange={(people) => set({ people })} error={error} />
        <SelectField label="Role" value={role} options={allRoles} onChange={(role) => set({ role })} error={faultOf('invitations.role')} />
        {isClient && (
          <ComboField
            label="Company"
            required
            description={seen ? seenWords(seen) : 'Clients see the projects that are shared with their company, and no contacts.'}
            value={company}
            onChange={(company) => set({ company })}
            search={searchCompanies}
            createLabel={(term) => `New company “${term}”`}
            error={faultOf('invitations.company-id')}
          />
        )}
        {!isClient && groups.length > 0 && (
          <fieldset className={inviteClasses.groups}>
            <legend>Workgroups</legend>
            {groups.map(({ id, name }) => (
              <Checkbox
                key={id}
                label={<bdi>{name}</bdi>}
                checked={joined.includes(id)}
                onChange={(checked) => set({ groups: checked ? [...joined, id] : joined.filter((one) => one !== id) })}
              />
            ))}
            {faultOf('invitations.groups') && <p role="alert">{faultOf('invitations.groups')}</p>}
          </fieldset>
        )}
      </div>
    </Sheet>
  )
}
