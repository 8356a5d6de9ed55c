import { type ReactNode, useMemo } from 'react'
import { Link } from 'react-router'
import { type Deal, dealFields, dealVerbs } from '../../../../contract/deals/deals.ts'
import { currentTime } from '../../../clock.ts'
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
import { relatedTo } from '../../../records/contacts/use-new-contact.ts'
import { Segmented } from '../../../ui/filters/segmented.tsx'
import type { IconType } from '../../../ui/icons/icon.tsx'
import { dealCategorySet } from '../../categories/category-sets.ts'
import { useCategories } from '../../categories/use-categories.ts'
import { useTaskSection } from '../../tasks/section/use-task-section.tsx'
import { dealResource } from '../deal-resource.ts'
import { dateWords, dealPageWords, partyName, partyOf, statuses, statusWords, valueWords } from '../deal-words.ts'
import { DealProperties } from './deal-properties.tsx'
import { MoneyEdit } from './money-edit.tsx'

const none: never[] = []
const statusOptions = statuses.map((value) => ({ value, ...statusWords[value] }))

const moveTo = ({ icon, label }: { icon: IconType; label: string }) => ({ icon, text: `moved the deal to ${label}` })
const moves = Object.fromEntries(statuses.map((status) => [dealVerbs[status], moveTo(statusWords[status])]))
const created = { icon: statusWords.pending.icon, text: 'created the deal' }

const useEvents = (deal: Deal) => {
  const { icon, label } = statusWords[deal.dealStatus]
  return useStatusEvents({ resource: 'deals', record: deal, created, moves, now: { icon, text: `Moved to ${label}` } })
}

/**
 * A deal.
 *
 * @param read `false` while only the data of a list is available
 * @param banner shown above the deal
 */
export const DealPage = ({ record, read, banner }: { record: Versioned<Deal>; read: boolean; banner: ReactNode }) => {
  const edit = useRecordEdit(dealResource, record, useCategories(dealCategorySet).nameOf)
  const { remove, copyLink } = useRecordActions(dealResource, record, paths.deal(record.id), dealPageWords)
  const name = useNameEditor(edit, dealFields.name)
  const { nameOf } = useWorkspace()
  const { id, author, dealResponsibleId, dealStatus, visibility, groupId, allowedUsers } = record
  // The stream waits for the files of the deal, because they would move its entries.
  const files = record.files ?? (read || record.attachment.length === 0 ? none : undefined)
  const within = useMemo(() => ({ audience: { visibility, groupId, allowedUsers }, author }), [visibility, groupId, allowedUsers, author])
  const owner = useMemo(() => ({ resource: 'deals', id }) as const, [id])
  const events = useEvents(record)
  const tasks = useTaskSection(owner)
  const fileComposer = useFileComposer(edit)
  const party = partyOf(record)
  const responsible = dealResponsibleId ? `${nameOf(dealResponsibleId)} responsible` : 'Nobody responsible'
  return (
    <RecordPage
      words={dealPageWords}
      name={record.name}
      history={{ resource: 'deals', id }}
      crumb={party && <RelatedLink {...relatedTo(party)} />}
      title={{ ...name, text: record.name, label: 'name', editor: <TitleEdit editor={name} labels={{ name: 'Name' }} /> }}
      subtitle={
        party ? (
          <>
            With{' '}
            <Link className="t-link" to={paths.contact(party.id)}>
              <bdi>{partyName(record)}</bdi>
            </Link>
            , {responsible}
          </>
        ) : (
          responsible
        )
      }
      controls={
        <Segmented
          label="Status"
          size={32}
          value={dealStatus}
          options={statusOptions}
          onChange={(status) =>
            edit.apply({ dealStatus: status }, { message: `Moved ${record.name} to ${statusWords[status].label}`, quiet: false })
          }
        />
      }
      actions={{ copyLink, remove: () => void remove() }}
      clash={edit.clash}
      banner={banner}
      stream={(composer) => (
        <>
          <MoneyEdit edit={edit} />
          <Stream
            ref={composer}
            owner={owner}
            noun="deal"
            fileComposer={fileComposer}
            files={files}
            within={within}
            events={events}
            sections={[tasks]}
          />
        </>
      )}
      properties={(show) => <DealProperties edit={edit} onShow={show} />}
      summary={[statusWords[dealStatus].label, valueWords(record), dateWords(record, currentTime())?.text].filter(Boolean).join(' · ')}
    />
  )
}
