import type { Case, CaseChange } from '../../../../contract/cases.ts'
import { useNarrowerNotes } from '../../../kit/notes/use-narrower-notes.ts'
import { BackgroundProperty } from '../../../kit/record/background-property.tsx'
import { FilesProperty } from '../../../kit/record/files-property.tsx'
import { ResponsibleProperty } from '../../../kit/record/responsible-property.tsx'
import type { RecordEdit } from '../../../kit/record/use-record-edit.ts'
import { VisibilityProperty } from '../../../kit/record/visibility-property.tsx'
import type { Audience } from '../../../kit/visibility/audience.ts'
import { InvolvedProperty } from '../../../records/contacts/involved-property.tsx'
import { formatDateTime } from '../../../ui/dates/format-date.ts'
import { InlineRow } from '../../../ui/inline/inline-row.tsx'
import { toAudienceChange } from '../case-audience.ts'

interface CasePropertiesProps {
  edit: RecordEdit<Case, CaseChange>
  audience: Audience
  /** Unfolds the properties, for an action of the palette. */
  onShow: () => void
}

/** Everything that is known about a case, edited in place. */
export const CaseProperties = ({ edit, audience, onShow }: CasePropertiesProps) => {
  const { id, name, author, createdAt, statusSince, caseStatus, workgroupId } = edit.record
  const narrower = useNarrowerNotes({ resource: 'cases', id }, workgroupId)
  return (
    <>
      <InvolvedProperty edit={edit} />
      <ResponsibleProperty
        userId={edit.record.caseResponsibleId}
        onChange={(caseResponsibleId, message) => edit.apply({ caseResponsibleId }, { message })}
      />
      <BackgroundProperty edit={edit} />
      <FilesProperty edit={edit} name={name} onShow={onShow} />
      <InlineRow label="Opened">{formatDateTime(createdAt)}</InlineRow>
      {caseStatus === 'closed' && <InlineRow label="Closed">{formatDateTime(statusSince)}</InlineRow>}
      <VisibilityProperty
        record={{ audience, author, createdAt, hint: narrower }}
        name={name}
        onShow={onShow}
        onChange={(change) => edit.apply(toAudienceChange(change), { message: 'Changed the visibility', quiet: false })}
      />
    </>
  )
}
