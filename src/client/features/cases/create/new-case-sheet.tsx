import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { caseFields, type NewCase } from '../../../../contract/cases.ts'
import { faultMessage } from '../../../../contract/wire/decode.ts'
import { AudienceSelect } from '../../../kit/create/audience-select.tsx'
import { clearSent } from '../../../kit/create/clear-sent.ts'
import { CreateSheet } from '../../../kit/create/create-sheet.tsx'
import { NameField } from '../../../kit/create/name-field.tsx'
import { type NewRecord, useCreateForm, useInitialDraft } from '../../../kit/create/use-create-form.ts'
import { ResponsibleSelect } from '../../../kit/people/responsible-select.tsx'
import { type Audience, everyone } from '../../../kit/visibility/audience.ts'
import { useMe } from '../../../lib/session/use-me.ts'
import { paths } from '../../../paths.ts'
import { findContacts } from '../../../records/contacts/contact-finder.ts'
import { ComboField } from '../../../ui/combo/combo-field.tsx'
import { TextArea } from '../../../ui/fields/text-area.tsx'
import { toAudienceChange } from '../case-audience.ts'
import { caseResource } from '../case-resource.ts'
import { caseListAddress } from '../case-words.ts'

interface CaseDraft {
  name: string
  /** A person or company that the case is about. */
  contact?: { id: string; label: string } | undefined
  /** The id of a user; empty for nobody. */
  responsible: string
  background: string
  audience: Audience
}

type Field = 'name' | 'contact' | 'responsible' | 'background' | 'audience'

/** How a new case is drafted and sent. The creator is responsible by default. */
const newCaseOf = (responsible: string): NewRecord<CaseDraft, Field, NewCase> => ({
  root: 'case',
  empty: { name: '', contact: undefined, responsible, background: '', audience: everyone },
  keys: {
    name: ['name'],
    contact: ['involvedPeople'],
    responsible: ['caseResponsibleId'],
    background: ['backgroundInfo'],
    audience: ['visibility', 'workgroupId', 'allowedUsers'],
  },
  check: ({ name }) => {
    const wrong = faultMessage(caseFields.name, name)
    return wrong ? { name: wrong } : {}
  },
  toNew: ({ name, contact, responsible: userId, background, audience: { visibility, groupId, allowedUsers } }) => ({
    ...toAudienceChange({
      visibility,
      ...(visibility === 'group' && groupId !== undefined && { groupId }),
      ...(visibility === 'selected-people' && { allowedUsers: [...(allowedUsers ?? [])] }),
    }),
    name: name.trim(),
    ...(contact && { involvedPeople: [contact.id] }),
    ...(userId && { caseResponsibleId: userId }),
    ...(background.trim() && { backgroundInfo: background.trim() }),
  }),
  next: (now, sent) => clearSent('name', 'background')({ ...now, contact: undefined, responsible, audience: everyone }, sent),
  nameOf: ({ name }) => name,
  pathOf: paths.case,
})

/**
 * The sheet in which a case is created.
 *
 * @param name the name to begin with when there is no draft
 */
export const NewCaseSheet = ({ onClose, name }: { onClose: () => void; name: string }) => {
  const client = useQueryClient()
  const { id } = useMe()
  const newCase = useMemo(() => newCaseOf(id), [id])
  const form = useCreateForm(caseResource, newCase, caseListAddress)
  const { draft, faults, set } = form
  useInitialDraft(form.begin, newCase.empty, name === '' ? undefined : { name })
  return (
    <CreateSheet title="New case" form={form} onClose={onClose} note="Add more people and files on the next page.">
      {(first) => (
        <>
          <NameField first={first} form={form} />
          <ComboField
            label="Contact"
            error={faults.contact}
            value={draft.contact}
            search={(term) => findContacts(client, term)}
            onChange={(option) => set({ contact: option?.id ? { id: option.id, label: option.label } : undefined }, 'contact')}
          />
          <ResponsibleSelect
            value={draft.responsible}
            error={faults.responsible}
            onChange={(responsible) => set({ responsible }, 'responsible')}
          />
          <TextArea
            label="Background"
            value={draft.background}
            error={faults.background}
            onChange={(background) => set({ background }, 'background')}
          />
          <AudienceSelect value={draft.audience} error={faults.audience} onChange={(audience) => set({ audience }, 'audience')} />
        </>
      )}
    </CreateSheet>
  )
}
