import { IconBriefcase } from '@tabler/icons-react'
import type { Contact } from '../../../contract/contacts/contacts.ts'
import { StreamRecord } from '../../kit/stream/stream-record.tsx'
import type { StreamSection } from '../../kit/stream/stream-section.ts'
import { useRecordSection } from '../../kit/stream/use-record-section.tsx'
import { useMe } from '../../lib/session/use-me.ts'
import { paths } from '../../paths.ts'
import { StateLabel } from '../../ui/icons/state-label.tsx'
import { caseResource } from './case-resource.ts'
import { caseNoun, caseSearch } from './case-search.ts'
import { peopleNames, statusWords } from './case-words.ts'

/** The cases that involve a contact, for the stream of its page; of a company also those of its people. */
export const useCaseSection = ({ id: contactId, type }: Pick<Contact, 'id' | 'type'>): StreamSection => {
  const { id } = useMe()
  const search = { ...caseSearch.everything, ...(type === 'company' ? { company: contactId } : { contact: contactId }) }
  return useRecordSection(caseResource, {
    noun: caseNoun.one,
    label: 'Cases',
    search,
    listPath: `${paths.cases}?${caseSearch.write(search)}`,
    groupOf: ({ caseStatus }) => statusWords[caseStatus].label,
    render: (record) => (
      <StreamRecord noun="Case" name={record.name} to={paths.case(record.id)} icon={IconBriefcase}>
        <StateLabel {...statusWords[record.caseStatus]} tone="grey" />
        <span>{peopleNames(record)}</span>
      </StreamRecord>
    ),
    newOf: (name) => ({ name, involvedPeople: [contactId], caseResponsibleId: id }),
  })
}
