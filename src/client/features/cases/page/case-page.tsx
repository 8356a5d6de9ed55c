import { useMemo } from 'react'
import type { Case, CaseStatus } from '../../../../contract/cases.ts'
import { caseFields, caseVerbs } from '../../../../contract/cases.ts'
import { TitleEdit } from '../../../kit/edit/title-edit.tsx'
import { RecordPage } from '../../../kit/record/record-page.tsx'
import { RelatedLink } from '../../../kit/record/relation.tsx'
import { useFileComposer } from '../../../kit/record/use-file-composer.tsx'
import { useNameEditor } from '../../../kit/record/use-name-editor.ts'
import { useRecordActions } from '../../../kit/record/use-record-actions.ts'
import { useRecordEdit } from '../../../kit/record/use-record-edit.ts'
import type { Versioned } from '../../../kit/resource/resource.ts'
import { useStatusEvents } from '../../../kit/stream/status-events.tsx'
import { Stream } from '../../../kit/stream/stream.tsx'
import { useWorkspace } from '../../../kit/visibility/use-workspace.ts'
import { paths } from '../../../paths.ts'
import { fullName } from '../../../records/contacts/contact-words.ts'
import { Segmented } from '../../../ui/filters/segmented.tsx'
import { useTaskSection } from '../../tasks/section/use-task-section.tsx'
import { audienceOf } from '../case-audience.ts'
import { caseResource } from '../case-resource.ts'
import { casePageWords, peopleNames, statusWords } from '../case-words.ts'
import { CaseProperties } from './case-properties.tsx'

const none: never[] = []
const statuses = (['open', 'closed'] as const).map((value) => ({ value, ...statusWords[value] }))

const words = {
  resource: 'cases',
  created: { icon: statusWords.open.icon, text: 'opened the case' },
  moves: {
    [caseVerbs.closed]: { icon: statusWords.closed.icon, text: 'closed the case' },
    [caseVerbs.open]: { icon: statusWords.open.icon, text: 'reopened the case' },
  },
} as const

const useEvents = (record: Case) => {
  const { icon } = statusWords[record.caseStatus]
  return useStatusEvents({ ...words, record, now: { icon, text: record.caseStatus === 'closed' ? 'Case closed' : 'Case reopened' } })
}

/**
 * A case.
 *
 * @param read `false` while only the data of a list is available
 */
export const CasePage = ({ record, read }: { record: Versioned<Case>; read: boolean }) => {
  const edit = useRecordEdit(caseResource, record)
  const { remove, copyLink } = useRecordActions(caseResource, record, paths.case(record.id), casePageWords)
  const name = useNameEditor(edit, caseFields.name)
  const { nameOf } = useWorkspace()
  const { id, author, caseResponsibleId, visibility, workgroupId, allowedUsers } = record
  // The stream waits for the files of the case, because they would move its entries.
  const files = record.files ?? (read || record.attachment.length === 0 ? none : undefined)
  const within = useMemo(
    () => ({ audience: { visibility, groupId: workgroupId, allowedUsers }, author }),
    [visibility, workgroupId, allowedUsers, author],
  )
  const owner = useMemo(() => ({ resource: 'cases', id }) as const, [id])
  const setStatus = (caseStatus: CaseStatus) =>
    edit.apply({ caseStatus }, { message: caseStatus === 'closed' ? `Closed ${record.name}` : `Reopened ${record.name}`, quiet: false })
  const events = useEvents(record)
  const tasks = useTaskSection(owner)
  const fileComposer = useFileComposer(edit)
  const company = record.people.find(({ type }) => type === 'company')
  return (
    <RecordPage
      words={casePageWords}
      name={record.name}
      history={{ resource: 'cases', id }}
      crumb={company && <RelatedLink name={fullName(company)} kind="company" to={paths.contact(company.id)} />}
      title={{ ...name, text: record.name, label: 'name', editor: <TitleEdit editor={name} labels={{ name: 'Name' }} /> }}
      subtitle={caseResponsibleId ? `${nameOf(caseResponsibleId)} responsible` : 'Nobody responsible'}
      controls={<Segmented label="Status" size={32} value={record.caseStatus} options={statuses} onChange={setStatus} />}
      actions={{ copyLink, remove: () => void remove() }}
      clash={edit.clash}
      stream={(composer) => (
        <Stream
          ref={composer}
          owner={owner}
          noun="case"
          fileComposer={fileComposer}
          files={files}
          within={within}
          events={events}
          sections={[tasks]}
        />
      )}
      properties={(show) => <CaseProperties edit={edit} audience={audienceOf(record)} onShow={show} />}
      summary={peopleNames(record) || 'Details'}
    />
  )
}
