import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { AudienceSelect } from '../../../kit/create/audience-select.tsx'
import { CreateSheet } from '../../../kit/create/create-sheet.tsx'
import { MoreFields } from '../../../kit/create/more-fields.tsx'
import { NameField } from '../../../kit/create/name-field.tsx'
import { useCreateForm, useInitialDraft } from '../../../kit/create/use-create-form.ts'
import { DayField } from '../../../kit/due/day-field.tsx'
import { deadlineFormat } from '../../../kit/due/day-formats.ts'
import { ResponsibleSelect } from '../../../kit/people/responsible-select.tsx'
import { useMe } from '../../../lib/session/use-me.ts'
import { findContacts } from '../../../records/contacts/contact-finder.ts'
import { ComboField } from '../../../ui/combo/combo-field.tsx'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { CategoryField } from '../../categories/category-field.tsx'
import { dealCategorySet } from '../../categories/category-sets.ts'
import { dealResource } from '../deal-resource.ts'
import { dealListAddress, statuses, statusWords } from '../deal-words.ts'
import { MoneyFields } from '../money-fields.tsx'
import { hasMore, newDealOf } from './new-deal.ts'

/**
 * The sheet in which a deal is created.
 *
 * @param name the name to begin with when there is no draft
 * @param column the column of the board that it was opened from
 */
export const NewDealSheet = ({ onClose, name, column }: { onClose: () => void; name: string; column: string | undefined }) => {
  const client = useQueryClient()
  const { id, account } = useMe()
  const opened = statuses.find((status) => status === column)
  const newDeal = useMemo(
    () => newDealOf(client, { currency: account.currency, responsible: id, status: opened ?? 'pending' }),
    [client, account.currency, id, opened],
  )
  const form = useCreateForm(dealResource, newDeal, dealListAddress)
  const { draft, faults, set } = form
  useInitialDraft(form.begin, newDeal.empty, name === '' ? undefined : { name }, opened && { status: opened })
  const [unfolded, setUnfolded] = useState(false)
  const more = unfolded || hasMore(draft, faults)
  return (
    <CreateSheet title="New deal" form={form} onClose={onClose} note="Add people, background and files on the next page.">
      {(first) => (
        <>
          <NameField first={first} form={form} />
          <ComboField
            label="With"
            description={
              draft.party && !draft.party.id ? 'This creates a new company.' : 'An existing contact. A new name creates a new company.'
            }
            error={faults.party}
            value={draft.party}
            search={(term) => findContacts(client, term)}
            createLabel={(term) => `New company “${term}”`}
            onChange={(party) => set({ party: party && { label: party.label, ...(party.id && { id: party.id }) } }, 'party')}
          />
          <MoneyFields
            value={draft.money}
            fixed={!more}
            faults={{ price: faults.price, duration: faults.duration, currency: faults.currency }}
            onChange={(change) => {
              const [part] = Object.keys(change)
              set({ money: { ...draft.money, ...change } }, part === 'duration' || part === 'currency' ? part : 'price')
            }}
          />
          <ResponsibleSelect
            value={draft.responsible}
            error={faults.responsible}
            onChange={(responsible) => set({ responsible }, 'responsible')}
          />
          <MoreFields shown={more} onShow={() => setUnfolded(true)}>
            <SelectField
              label="Status"
              error={faults.status}
              value={draft.status}
              options={statuses.map((status) => ({ value: status, label: statusWords[status].label }))}
              onChange={(status) => set({ status }, 'status')}
            />
            <DayField
              label="Expected on"
              format={deadlineFormat}
              value={draft.expected}
              error={faults.expected}
              onChange={(expected) => set({ expected }, 'expected')}
            />
            <CategoryField
              set={dealCategorySet}
              value={draft.category}
              error={faults.category}
              onChange={(category) => set({ category }, 'category')}
            />
            <AudienceSelect value={draft.audience} error={faults.audience} onChange={(audience) => set({ audience }, 'audience')} />
          </MoreFields>
        </>
      )}
    </CreateSheet>
  )
}
