import { IconCoins } from '@tabler/icons-react'
import type { Contact } from '../../../contract/contacts/contacts.ts'
import type { NewDeal } from '../../../contract/deals/deals.ts'
import { currentTime } from '../../clock.ts'
import { StreamRecord } from '../../kit/stream/stream-record.tsx'
import type { StreamSection } from '../../kit/stream/stream-section.ts'
import { useRecordSection } from '../../kit/stream/use-record-section.tsx'
import { useMe } from '../../lib/session/use-me.ts'
import { paths } from '../../paths.ts'
import { fullName } from '../../records/contacts/contact-words.ts'
import { StateLabel } from '../../ui/icons/state-label.tsx'
import { dealResource } from './deal-resource.ts'
import { dealNoun, dealSearch } from './deal-search.ts'
import { dateWords, priceWords, statusWords, valueWords } from './deal-words.ts'

/** The deals of a contact, for the stream of its page; of a company also those of its people. */
export const useDealSection = ({ id: contactId, type }: Pick<Contact, 'id' | 'type'>): StreamSection => {
  const { id, account } = useMe()
  const search = { ...dealSearch.everything, ...(type === 'company' ? { company: contactId } : { contact: contactId }) }
  return useRecordSection(dealResource, {
    noun: dealNoun.one,
    label: 'Deals',
    search,
    listPath: `${paths.deals}?${dealSearch.write(search)}`,
    groupOf: ({ dealStatus }) => statusWords[dealStatus].label,
    render: (deal) => {
      const { icon, label, tone } = statusWords[deal.dealStatus]
      return (
        <StreamRecord noun="Deal" name={deal.name} to={paths.deal(deal.id)} icon={IconCoins}>
          <StateLabel icon={icon} tone={tone} label={label} />
          {deal.value !== undefined && <strong>{valueWords(deal)}</strong>}
          {deal.priceType !== 'fixed' && <span>{priceWords(deal)}</span>}
          {!deal.people.some((person) => person.id === contactId) && <bdi>{deal.people.map(fullName).join(', ')}</bdi>}
          {deal.dealStatus === 'pending' && <span>{dateWords(deal, currentTime())?.text}</span>}
        </StreamRecord>
      )
    },
    newOf: (name): NewDeal => ({ name, dealWith: contactId, currency: account.currency, priceType: 'fixed', dealResponsibleId: id }),
  })
}
