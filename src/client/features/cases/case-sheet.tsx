import { useMemo } from 'react'
import { caseFields, type NewCase } from '../../../contract/cases.ts'
import { faultMessage } from '../../../contract/wire/decode.ts'
import { AudienceSelect } from '../../kit/create/audience-select.tsx'
import { clearSent } from '../../kit/create/clear-sent.ts'
import { CreateSheet } from '../../kit/create/create-sheet.tsx'
import { NameField } from '../../kit/create/name-field.tsx'
import { type NewRecord, useCreateForm, useInitialDraft } from '../../kit/create/use-create-form.ts'
import { ResponsibleSelect } from '../../kit/people/responsible-select.tsx'
import { type Audience, everyone } from '../../kit/visibility/audience.ts'
import { useMe } from '../../lib/session/use-me.ts'
import { paths } from '../../paths.ts'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { toAudienceChange } from './case-audience.ts'
import { caseListAddress } from './case-page.tsx'
import { caseResource } from './case-resource.ts'

interface CaseDraft {
  name: string
  /** The id of a user; empty for nobody. */
  responsible: string
  background: string
  audience: Audience
}

type Field = 'name' | 'responsible' | 'background' | 'audience'

/** How a new case is drafted and sent. The creator is responsible by default. */
const newCaseOf = (responsible: string): NewRecord<CaseDraft, Field, NewCase> => ({
  root: 'case',
  empty: { name: '', responsible, background: '', audience: everyone },
  keys: {
    name: ['name'],
    responsible: ['caseResponsibleId'],
    background: ['backgroundInfo'],
    audience: ['visibility', 'workgroupId', 'allowedUsers'],
  },
  check: ({ name }) => {
    const wrong = faultMessage(caseFields.name, name)
    return wrong ? { name: wrong } : {}
  },
  toNew: ({ name, responsible: userId, background, audience: { visibility, groupId, allowedUsers } }) => ({
    ...toAudienceChange({
      visibility,
      ...(visibility === 'group' && groupId !== undefined && { groupId }),
      ...(visibility === 'selected-people' && { allowedUsers: [...(allowedUsers ?? [])] }),
    }),
    name: name.trim(),
    ...(userId && { caseResponsibleId: userId }),
    ...(background.trim() && { backgroundInfo: background.trim() }),
  }),
  next: (now, sent) => clearSent('name', 'background')({ ...now, responsible, audience: everyone }, sent),
  nameOf: ({ name }) => name,
  pathOf: paths.case,
})

/**
 * The sheet in which a case is created.
 *
 * @param name the name to begin with when there is no draft
 */
export const CaseSheet = ({ onClose, name }: { onClose: () => void; name: string }) => {
  const { id } = useMe()
  const newCase = useMemo(() => newCaseOf(id), [id])
  const form = useCreateForm(caseResource, newCase, caseListAddress)
  const { draft, faults, set } = form
  useInitialDraft(form.begin, newCase.empty, name === '' ? undefined : { name })
  return (
    <CreateSheet title="New case" form={form} onClose={onClose} note="Add people and files on the next page.">
      {(first) => (
        <>
          <NameField first={first} form={form} />
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
