import { Button } from '@mantine/core'
import { IconDownload, IconLink } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { Link } from 'react-router'
import type { FileRecord } from '../../../../contract/notes/file-record.ts'
import { type FileChange, type FileUse, listFileUses } from '../../../../contract/x/files.ts'
import { RecordComments } from '../../../kit/comments/record-comments.tsx'
import { TextEdit } from '../../../kit/edit/text-edit.tsx'
import { downloadLink } from '../../../kit/files/attached-files.tsx'
import { fileName } from '../../../kit/files/file-kind.ts'
import { formatSize } from '../../../kit/files/file-size.ts'
import { useProjectRights } from '../../../kit/people/project-rules.ts'
import { type RecordEdit, useRecordEdit } from '../../../kit/record/use-record-edit.ts'
import type { Versioned } from '../../../kit/resource/resource.ts'
import { useWorkspace } from '../../../kit/visibility/use-workspace.ts'
import { api } from '../../../lib/api.ts'
import { refreshOnEvents } from '../../../lib/live/event-handlers.ts'
import { useMe } from '../../../lib/session/use-me.ts'
import { paths } from '../../../paths.ts'
import { Avatar } from '../../../ui/avatar/avatar.tsx'
import { formatDateTime } from '../../../ui/dates/format-date.ts'
import { ClashNote } from '../../../ui/edit/clash-note.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import { InlineRow } from '../../../ui/inline/inline-row.tsx'
import { CategoryProperty } from '../../categories/category-field.tsx'
import { categorySetOf, useProjectCategories } from '../../categories/project-categories.ts'
import { PrivacyRow } from '../../projects/privacy-row.tsx'
import { fileResource } from '../file-resource.ts'
import classes from './file-details.module.css'

type FileEdit = RecordEdit<FileRecord, FileChange>

const Category = ({ projectId, edit }: { projectId: string; edit: FileEdit }) => {
  const { nameOf } = useProjectCategories(projectId, 'file')
  const { categoryId } = edit.record
  const set = useMemo(() => categorySetOf(projectId, 'file'), [projectId])
  return (
    <CategoryProperty
      set={set}
      name={categoryId && (nameOf(categoryId) ?? '…')}
      onPick={(id, name, made) => edit.apply({ categoryId: id }, { message: `Changed the category to ${name}`, quiet: false, made })}
      onRemove={(removed) => edit.apply({ categoryId: '' }, { message: `Removed the category ${removed}`, quiet: false })}
    />
  )
}

const usesKey = ['files', 'uses'] as const

const useUses = (id: string) =>
  useQuery({
    queryKey: [...usesKey, id],
    queryFn: ({ signal }) => api(listFileUses, { params: { id }, signal }).then(({ uses }) => uses),
  }).data

for (const attaching of ['notes', 'comments', 'messages', 'tasks'] as const) refreshOnEvents(attaching, usesKey)

/** People with access to a file: all colleagues in its project, and clients unless the file is attached to a record hidden from them. */
const audienceOf = ({ projectId }: FileRecord, uses: readonly unknown[]) => {
  if (projectId === undefined) return uses.length === 0 ? 'Only you' : 'Everyone who can see what it is attached to'
  return uses.length === 0 ? 'Everyone in the project' : 'Colleagues, and clients who can see what it is attached to'
}

const Uses = ({ uses }: { uses: NonNullable<ReturnType<typeof useUses>> }) => (
  <InlineRow label="Attached to">
    <ul className={classes.uses}>
      {uses.map(({ resource, id, title }) => {
        const to = paths.record(resource, id)
        return (
          <li key={`${resource} ${id}`}>
            {to ? (
              <Link className="t-link" to={to}>
                <bdi>{title}</bdi>
              </Link>
            ) : (
              <bdi>{title}</bdi>
            )}
          </li>
        )
      })}
    </ul>
  </InlineRow>
)

/** The records of customers, which clients do not see anyway. */
const ofCustomers = ['contacts', 'deals', 'cases']

const Visibility = ({ edit, uses }: { edit: FileEdit; uses: readonly FileUse[] }) => {
  const file = edit.record
  const isInProject = file.projectId !== undefined || uses.some((use) => !ofCustomers.includes(use.resource))
  if (!isInProject) return <InlineRow label="Visible to">{audienceOf(file, uses)}</InlineRow>
  return (
    <PrivacyRow
      noun="file"
      on={{ resource: 'files', id: file.id }}
      record={file}
      isPrivate={file.xIsPrivate === true}
      {...((file.projectId === undefined || uses.length > 0) && { audience: audienceOf(file, uses) })}
      onChange={(xIsPrivate, message) => edit.apply({ xIsPrivate }, { message, quiet: false })}
    />
  )
}

const checkName = (text: string) => (text.trim() === '' ? 'Enter a name.' : undefined)

interface FileDetailsProps {
  file: Versioned<FileRecord>
  /** The size of a picture in pixels: "4,032 × 2,268". */
  size: string | undefined
  onCopyLink: () => void
}

/** The properties of a file, edited in place, and its comments. */
export const FileDetails = ({ file, size, onCopyLink }: FileDetailsProps) => {
  const edit = useRecordEdit(fileResource, file)
  const { nameOf } = useWorkspace()
  const uses = useUses(file.id)
  const me = useMe()
  const { mayWork } = useProjectRights(file.projectId)
  const mayEdit = mayWork && (file.projectId !== undefined || me.role !== 'client' || file.author === me.id)
  const { projectId, author, createdAt = '', byteSize } = file
  return (
    <div className={classes.details}>
      <div className={classes.actions}>
        <Button variant="default" leftSection={<Icon of={IconDownload} />} renderRoot={(props) => <a {...props} {...downloadLink(file)} />}>
          Download
        </Button>
        <Button variant="subtle" leftSection={<Icon of={IconLink} />} onClick={onCopyLink}>
          Copy link
        </Button>
        <span className={classes.size}>{[size, formatSize(byteSize)].filter(Boolean).join(', ')}</span>
      </div>
      {edit.clash && <ClashNote {...edit.clash} />}
      <div className={classes.properties}>
        <InlineRow label="Name">
          {mayEdit ? (
            <TextEdit
              label="name"
              placeholder="Name"
              value={fileName(file)}
              record={file}
              draftKey={edit.draftKey('name')}
              validate={checkName}
              onSave={(name, from) => edit.save({ name }, from, { message: `Renamed to ${name}`, quiet: false })}
            />
          ) : (
            <bdi>{fileName(file)}</bdi>
          )}
        </InlineRow>
        {projectId && mayEdit && <Category projectId={projectId} edit={edit} />}
        <InlineRow label="Uploaded by">
          <span className={classes.author}>
            {author && <Avatar name={nameOf(author)} kind="person" size={20} />}
            <bdi>{author && nameOf(author)}</bdi>
            <time className={classes.time}>{createdAt && formatDateTime(createdAt)}</time>
          </span>
        </InlineRow>
        {uses && uses.length > 0 && <Uses uses={uses} />}
        {uses && me.role === 'client' && <InlineRow label="Visible to">{audienceOf(file, uses)}</InlineRow>}
        {uses && me.role !== 'client' && <Visibility edit={edit} uses={uses} />}
      </div>
      <RecordComments resource="files" record={file} level={2} isPrivate={file.xIsPrivate} />
    </div>
  )
}
