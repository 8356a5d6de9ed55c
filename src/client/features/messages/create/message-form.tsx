import { Button } from '@mantine/core'
import { IconAlertTriangle, IconHistory } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import { currentTime } from '../../../clock.ts'
import { useCreateForm } from '../../../kit/create/use-create-form.ts'
import { AttachButton } from '../../../kit/files/attach-button.tsx'
import { AttachedFiles } from '../../../kit/files/attached-files.tsx'
import { UploadList } from '../../../kit/files/upload-list.tsx'
import { useUploads } from '../../../kit/files/use-uploads.ts'
import { PropertyRows, RecordAside, RecordColumns } from '../../../kit/record/record-aside.tsx'
import { RichTextEditor } from '../../../kit/rich-text/rich-text-editor.tsx'
import { useMe } from '../../../lib/session/use-me.ts'
import { paths } from '../../../paths.ts'
import { formatDraftTime } from '../../../ui/dates/format-draft-time.ts'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { useKeys } from '../../../ui/keys/hotkeys.ts'
import { Keys } from '../../../ui/keys/key.tsx'
import { usePhone } from '../../../ui/media/use-phone.ts'
import { Banner } from '../../../ui/page/banner.tsx'
import { countOf } from '../../../ui/text/noun.ts'
import { personNoun } from '../../../ui/text/nouns.ts'
import { useProjectPeople } from '../../projects/project-people.ts'
import { useProject } from '../../projects/project-resource.ts'
import { messageResource } from '../message-resource.ts'
import { newMessage } from './message-draft.ts'
import classes from './message-form.module.css'
import { MessageFormFields } from './message-form-fields.tsx'

/** Writes a new message: title, text and files on the left, category, milestone and subscribers on the right. The draft is saved on this device. */
export const MessageForm = ({ projectId, onClose }: { projectId: string; onClose: () => void }) => {
  const client = useQueryClient()
  const me = useMe()
  const navigate = useNavigate()
  const phone = usePhone()
  const project = useProject(projectId)
  const { people } = useProjectPeople(projectId)
  const mayHide = me.role !== 'client'
  const byDefault = mayHide && (project?.defaultToPrivate ?? false)
  const kind = useMemo(
    () =>
      newMessage({
        projectId,
        mayHide,
        byDefault,
        clients: new Set(people.flatMap(({ id, isClient }) => (isClient ? [id] : []))),
        client,
      }),
    [projectId, mayHide, byDefault, people, client],
  )
  const form = useCreateForm(messageResource, kind, () => paths.projectMessages(projectId))
  const { draft, faults, set, begin, restoredAt, discard } = form
  const uploads = useUploads(`${me.id}:${kind.place}`, (file) => begin((now) => ({ ...now, files: [...now.files, file] })))
  const send = async () => {
    if (uploads.busy) return
    const path = await form.create()
    if (path !== undefined) void navigate(path, { replace: true })
  }
  useKeys({ 'mod+enter': () => void send(), escape: onClose })
  const summary = [draft.category?.label, (draft.isPrivate ?? byDefault) ? 'Private' : 'Everyone in the project']
    .filter(Boolean)
    .join(' · ')
  return (
    <RecordColumns
      aside={
        <RecordAside
          summary={draft.subscribers.length > 0 ? `${summary}, notifies ${countOf(draft.subscribers.length, personNoun)}` : summary}
        >
          {() => (
            <PropertyRows>
              <MessageFormFields
                projectId={projectId}
                draft={draft}
                faults={faults}
                set={set}
                privacy={mayHide ? { byDefault } : undefined}
              />
            </PropertyRows>
          )}
        </RecordAside>
      }
    >
      <form
        className={classes.form}
        aria-label="New message"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void send()
        }}
      >
        {restoredAt && (
          <Banner
            tone="quiet"
            icon={IconHistory}
            action={
              <Button variant="text" onClick={discard}>
                Discard draft
              </Button>
            }
          >
            Draft from {formatDraftTime(restoredAt, currentTime())}.
          </Banner>
        )}
        {faults.form && (
          <Banner tone="red" icon={IconAlertTriangle}>
            {faults.form}
          </Banner>
        )}
        <TextField
          label="Title"
          required
          autoFocus
          value={draft.title}
          error={faults.title}
          onChange={(title) => set({ title }, 'title')}
        />
        <div className={classes.text}>
          <RichTextEditor
            label="Text"
            placeholder="Write your message…"
            value={draft.body}
            onChange={(body) => set({ body }, 'body')}
            onFiles={uploads.add}
            onSend={() => void send()}
            {...(faults.body !== undefined && { error: faults.body })}
          />
        </div>
        <AttachedFiles
          files={draft.files}
          pictures={false}
          onRemove={(file) => begin((now) => ({ ...now, files: now.files.filter(({ id }) => id !== file.id) }))}
        />
        <UploadList uploads={uploads} />
        <div className={classes.footer}>
          <Button type="submit" disabled={uploads.busy} rightSection={!phone && <Keys combo="mod+enter" joined />}>
            Post message
          </Button>
          <AttachButton onChoose={uploads.add} label="Attach files" />
          <span className={classes.gap} />
          {uploads.busy && <span className={classes.uploading}>Uploading files…</span>}
          <Button variant="subtle" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </form>
    </RecordColumns>
  )
}
