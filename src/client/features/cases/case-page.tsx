import { useMemo } from 'react'
import type { Case, CaseChange, CaseStatus } from '../../../contract/cases.ts'
import { caseFields } from '../../../contract/cases.ts'
import { decode } from '../../../contract/wire/decode.ts'
import { TitleEdit, type TitleParts } from '../../kit/edit/title-edit.tsx'
import { useEditor } from '../../kit/edit/use-editor.ts'
import { listAddress } from '../../kit/list/list-memory.ts'
import { RecordPage } from '../../kit/record/record-page.tsx'
import type { RecordWords } from '../../kit/record/record-words.ts'
import { RelatedLink } from '../../kit/record/relation.tsx'
import { useRecordActions } from '../../kit/record/use-record-actions.ts'
import { type RecordEdit, useRecordEdit } from '../../kit/record/use-record-edit.ts'
import type { Versioned } from '../../kit/resource/resource.ts'
import { Stream } from '../../kit/stream/stream.tsx'
import { StreamEvent } from '../../kit/stream/stream-event.tsx'
import { useWorkspace } from '../../kit/visibility/use-workspace.ts'
import { paths } from '../../paths.ts'
import { Segmented } from '../../ui/filters/segmented.tsx'
import { fullName } from '../contacts/contact-words.ts'
import { audienceOf } from './case-audience.ts'
import { statusWords } from './case-columns.tsx'
import { CaseProperties } from './case-properties.tsx'
import { caseResource } from './case-resource.ts'

export const caseListAddress = (): string => listAddress('cases', paths.cases)
export const casePageWords: RecordWords = { one: 'case', list: 'Cases', listAddress: caseListAddress }

const none: never[] = []
const statuses = (['open', 'closed'] as const).map((value) => ({ value, ...statusWords[value] }))

const useNameEditor = (edit: RecordEdit<Case, CaseChange>) =>
  useEditor<TitleParts, Versioned<Case>>({
    value: { name: edit.record.name },
    record: edit.record,
    draftKey: edit.draftKey('name'),
    validate: ({ name = '' }) => {
      const reading = decode(caseFields.name, name)
      return reading.ok ? undefined : { message: reading.faults[0]?.message ?? '', part: 'name' }
    },
    onSave: ({ name = '' }, from) => edit.save({ name }, from, { message: `Renamed to ${name}` }),
  })

/** What happened to the case itself, for its stream. */
const useEvents = (record: Case) => {
  const { nameOf } = useWorkspace()
  const { author, createdAt, caseStatus, statusSince } = record
  return useMemo(() => {
    const icon = statusWords.open.icon
    const opened = { at: createdAt, render: () => <StreamEvent icon={icon} who={nameOf(author)} what="opened the case" at={createdAt} /> }
    const closed = { at: statusSince, render: () => <StreamEvent icon={statusWords.closed.icon} what="Case closed" at={statusSince} /> }
    return [
      { kind: 'other' as const, key: 'opened', ...opened },
      ...(caseStatus === 'closed' ? [{ kind: 'other' as const, key: 'closed', ...closed }] : []),
    ]
  }, [author, createdAt, caseStatus, statusSince, nameOf])
}

/**
 * A case.
 *
 * @param read whether the case has been read on its own, as far as possible, or is still what a list knew
 */
export const CasePage = ({ record, read }: { record: Versioned<Case>; read: boolean }) => {
  const edit = useRecordEdit(caseResource, record)
  const { remove, copyLink } = useRecordActions(caseResource, record, paths.case(record.id), casePageWords)
  const name = useNameEditor(edit)
  const { nameOf } = useWorkspace()
  const { id, author, caseResponsibleId, visibility, workgroupId, allowedUsers } = record
  // Until the files of the case are known the stream waits for them, so that nothing in it moves.
  const files = record.files ?? (read || record.attachment.length === 0 ? none : undefined)
  const within = useMemo(
    () => ({ audience: { visibility, groupId: workgroupId, allowedUsers }, author }),
    [visibility, workgroupId, allowedUsers, author],
  )
  const owner = useMemo(() => ({ resource: 'cases', id }) as const, [id])
  const setStatus = (caseStatus: CaseStatus) =>
    edit.apply({ caseStatus }, { message: caseStatus === 'closed' ? `Closed ${record.name}` : `Reopened ${record.name}`, quiet: false })
  const events = useEvents(record)
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
      stream={(composer) => <Stream ref={composer} owner={owner} files={files} within={within} others={events} />}
      properties={(show) => <CaseProperties edit={edit} audience={audienceOf(record)} onShow={show} />}
      summary={statusWords[record.caseStatus].label}
    />
  )
}
