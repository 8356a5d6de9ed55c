import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { findNormalized } from '../../../../contract/normalize-for-search.ts'
import type { Responsibilities, User } from '../../../../contract/x/people/users.ts'
import { errorMessage } from '../../../lib/service-error.ts'
import { joinList } from '../../../locale.ts'
import { ComboField } from '../../../ui/combo/combo-field.tsx'
import type { ComboOption } from '../../../ui/combo/use-options.ts'
import { Sheet } from '../../../ui/dialogs/sheet.tsx'
import { SheetFooter } from '../../../ui/dialogs/sheet-footer.tsx'
import { FailedBanner } from '../../../ui/page/failed-banner.tsx'
import { countOf, type Noun } from '../../../ui/text/noun.ts'
import { responsibilitiesOf, usePersonChanges } from '../mutations.ts'
import classes from '../people-form.module.css'

const nouns: Readonly<Record<keyof Responsibilities, Noun>> = {
  tasks: { one: 'open task', other: 'open tasks' },
  deals: { one: 'pending deal', other: 'pending deals' },
  cases: { one: 'open case', other: 'open cases' },
  milestones: { one: 'open milestone', other: 'open milestones' },
}

/** "3 open tasks and 1 open case"; empty if there is none. */
const workWords = (counts: Responsibilities): string =>
  joinList((Object.keys(nouns) as (keyof Responsibilities)[]).flatMap((of) => (counts[of] ? [countOf(counts[of], nouns[of])] : [])))

const nobody: ComboOption = { id: '', label: 'Nobody' }

/** Says what will have nobody responsible. */
const descriptionOf = ({ id, label }: ComboOption, work: string) =>
  id
    ? `What ${label} can't see goes to nobody. A task on a contact, deal or case then goes to its author.`
    : `No one will be responsible for ${work}. A task on a contact, deal or case goes to its author.`

interface DeactivateSheetProps {
  user: User
  users: readonly User[]
  onClose: () => void
}

/** Asks who gets the open work of a person, then deactivates them. */
export const DeactivateSheet = ({ user, users, onClose }: DeactivateSheetProps) => {
  const { data: counts, error, refetch } = useQuery({ ...responsibilitiesOf(user.id), staleTime: 0 })
  const [heir, setHeir] = useState<ComboOption>()
  const [fault, setFault] = useState<string>()
  const { deactivate } = usePersonChanges(user)
  const work = counts && workWords(counts)
  const colleagues = users.filter(({ id, role, active }) => id !== user.id && role !== 'client' && active)
  const search = async (term: string) => [
    ...(term === '' ? [nobody] : []),
    ...colleagues.filter(({ name }) => term === '' || findNormalized(name, term)).map(({ id, name }) => ({ id, label: name })),
  ]
  const submit = () => {
    if (!counts) return
    if (work && !heir) return setFault('Choose a colleague, or Nobody.')
    const to = heir?.id ? heir.label : 'nobody'
    void deactivate(work ? (heir?.id ?? '') : undefined, `Deactivated ${user.name}${work ? `, handed ${work} to ${to}` : ''}`)
    onClose()
  }
  return (
    <Sheet
      opened
      onClose={onClose}
      title={`Deactivate ${user.name}?`}
      footer={<SheetFooter label="Deactivate" busy={!counts} onSubmit={submit} onClose={onClose} />}
    >
      <div className={classes.form}>
        {error && <FailedBanner onRetry={() => void refetch()}>Couldn't count their work. {errorMessage(error)}</FailedBanner>}
        <p>They are signed out everywhere and can't sign in again until they are reactivated. What they wrote stays.</p>
        {work === '' && <p>They are responsible for no open tasks, deals, cases or milestones.</p>}
        {work && (
          <>
            <p>
              <bdi>{user.name}</bdi> is responsible for {work}.
            </p>
            <ComboField
              label="Hand over to"
              required
              placeholder="Choose a colleague, or Nobody"
              description={heir && descriptionOf(heir, work)}
              error={fault}
              value={heir}
              onChange={(option) => {
                setHeir(option)
                setFault(undefined)
              }}
              search={search}
            />
          </>
        )}
      </div>
    </Sheet>
  )
}
