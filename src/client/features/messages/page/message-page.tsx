import { Button } from '@mantine/core'
import { IconHistory, IconLink, IconPencil, IconPin, IconPinnedOff, IconPlus, IconTrash } from '@tabler/icons-react'
import { useMemo, useRef, useState } from 'react'
import type { Message } from '../../../../contract/projects/messages.ts'
import { CommentSection } from '../../../kit/comments/comment-section.tsx'
import { AttachButton } from '../../../kit/files/attach-button.tsx'
import { DropArea } from '../../../kit/files/drop-area.tsx'
import { FileCards } from '../../../kit/files/file-cards.tsx'
import { fileName } from '../../../kit/files/file-kind.ts'
import { UploadList } from '../../../kit/files/upload-list.tsx'
import { useUploads } from '../../../kit/files/use-uploads.ts'
import { useProjectRights } from '../../../kit/people/project-rules.ts'
import type { Composer } from '../../../kit/posts/post-composer.tsx'
import { historySheet } from '../../../kit/record/history-sheet.ts'
import { RecordColumns } from '../../../kit/record/record-aside.tsx'
import { useRecordActions } from '../../../kit/record/use-record-actions.ts'
import { useRecordEdit } from '../../../kit/record/use-record-edit.ts'
import type { Versioned } from '../../../kit/resource/resource.ts'
import { privateClass } from '../../../kit/visibility/private-mark.tsx'
import { paths } from '../../../paths.ts'
import { ClashNote } from '../../../ui/edit/clash-note.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import { useKeys } from '../../../ui/keys/hotkeys.ts'
import { Keys } from '../../../ui/keys/key.tsx'
import { usePageActions } from '../../../ui/keys/page-actions.ts'
import { useProjectCategories } from '../../categories/project-categories.ts'
import { ProjectFrame } from '../../projects/frame/project-frame.tsx'
import { useProjectPeople } from '../../projects/project-people.ts'
import { useProject } from '../../projects/project-resource.ts'
import { messageResource } from '../message-resource.ts'
import { messageWords } from '../message-words.ts'
import { MessageBody } from './message-body.tsx'
import { MessageHead } from './message-head.tsx'
import classes from './message-page.module.css'
import { MessageProperties } from './message-properties.tsx'

/** A message with its files and comments. */
export const MessagePage = ({ record }: { record: Versioned<Message> }) => {
  const { id, projectId, title, pinned, isPrivate, commentsCount = 0 } = record
  const project = useProject(projectId)
  const { companyOf } = useProjectPeople(projectId)
  const { nameOf: categoryOf } = useProjectCategories(projectId, 'message')
  const edit = useRecordEdit(messageResource, record, categoryOf)
  const words = useMemo(() => messageWords(projectId), [projectId])
  const { remove, copyLink } = useRecordActions(messageResource, record, paths.message(id), words)
  const [isEditing, setEditing] = useState<boolean>()
  const [isHistoryOpen, setHistoryOpen] = useState(false)
  const composer = useRef<Composer>(null)
  const mayEdit = useProjectRights(projectId).mayChange(record)
  const uploads = useUploads(edit.draftKey('attachments'), (file) =>
    edit.save({ attachments: [file.id] }, record, {
      message: `Attached ${fileName(file)}`,
      shown: { files: [...(record.files ?? []), file] },
    }),
  )
  const pin = () => edit.apply({ pinned: !pinned }, { message: pinned ? `Unpinned ${title}` : `Pinned ${title}`, quiet: false })
  const comment = () => composer.current?.focus()
  const startEditing = () => setEditing(true)
  const actions = [
    ...(mayEdit
      ? [
          { label: 'Edit', icon: IconPencil, key: 'e', onClick: startEditing },
          { label: pinned ? 'Unpin' : 'Pin', icon: pinned ? IconPinnedOff : IconPin, onClick: pin },
        ]
      : []),
    { label: 'History', icon: IconHistory, onClick: () => setHistoryOpen(true) },
    { label: 'Copy link', icon: IconLink, onClick: copyLink },
    ...(mayEdit ? [{ label: 'Delete', icon: IconTrash, onClick: () => void remove(), danger: true }] : []),
  ]
  useKeys({ c: comment, ...(mayEdit && { e: startEditing }) })
  usePageActions(actions.map(({ label, icon, onClick }) => ({ label: `${label}: ${title}`, icon, run: onClick })))
  const files = record.files ?? []
  return (
    <ProjectFrame
      projectId={projectId}
      tab="messages"
      hasTitle
      comments
      action={
        <Button leftSection={<Icon of={IconPlus} bold />} rightSection={<Keys combo="c" />} onClick={comment}>
          Comment
        </Button>
      }
    >
      <RecordColumns aside={<MessageProperties edit={edit} mayEdit={mayEdit} />}>
        <DropArea onDrop={mayEdit ? uploads.add : undefined} hint="Drop to attach to the message">
          <article className={[classes.message, privateClass(isPrivate)].filter(Boolean).join(' ')} aria-label={title}>
            <MessageHead edit={edit} category={categoryOf(record.categoryId)} mayEdit={mayEdit} actions={actions} />
            {edit.clash && <ClashNote {...edit.clash} />}
            <MessageBody edit={edit} isOpen={isEditing} onOpen={setEditing} onFiles={uploads.add} />
            <FileCards
              files={files}
              onRemove={
                mayEdit
                  ? (file) =>
                      edit.apply(
                        { attachments: [`-${file.id}`] },
                        { message: `Removed ${fileName(file)}`, quiet: false, shown: { files: files.filter((one) => one.id !== file.id) } },
                      )
                  : undefined
              }
            />
            <UploadList uploads={uploads} />
            {mayEdit && (
              <span className={classes.attach}>
                <AttachButton label="Attach files" onChoose={uploads.add} />
              </span>
            )}
          </article>
        </DropArea>
        <CommentSection
          ref={composer}
          on={{ resource: 'messages', id }}
          projectId={projectId}
          count={commentsCount}
          companyOf={companyOf}
          privacy={{ byDefault: isPrivate || (project?.defaultToPrivate ?? false) }}
        />
      </RecordColumns>
      {isHistoryOpen && <historySheet.Component record={{ resource: 'messages', id }} onClose={() => setHistoryOpen(false)} />}
    </ProjectFrame>
  )
}
