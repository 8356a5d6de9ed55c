import { Button } from '@mantine/core'
import { IconEyeOff, IconPencil, IconPlus } from '@tabler/icons-react'
import type { Project } from '../../../../contract/projects/projects.ts'
import { richTextLines } from '../../../../contract/rich-text/text.ts'
import { useEditor } from '../../../kit/edit/use-editor.ts'
import type { Versioned } from '../../../kit/resource/resource.ts'
import { useRecord } from '../../../kit/resource/use-record.ts'
import { RichTextEditor } from '../../../kit/rich-text/rich-text-editor.tsx'
import { SafeHtml } from '../../../kit/rich-text/safe-html.tsx'
import { textHtml } from '../../../kit/rich-text/text-html.ts'
import { ClashNote } from '../../../ui/edit/clash-note.tsx'
import { FieldError } from '../../../ui/edit/field-error.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import { LinkedText } from '../../../ui/text/linked-text.tsx'
import { projectResource } from '../../projects/project-resource.ts'
import { type ProjectEdit, useProjectEdit } from '../../projects/use-project-edit.ts'
import classes from './announcement.module.css'

const Text = ({ html, isHtml }: { html: string; isHtml: boolean }) =>
  isHtml ? (
    <SafeHtml html={html} className={classes.text} />
  ) : (
    <p className={classes.plain} dir="auto">
      <LinkedText text={richTextLines(html)} />
    </p>
  )

const Editable = ({ project, edit }: { project: Versioned<Project>; edit: ProjectEdit }) => {
  const { overviewPageAnnouncement: html, displayAnnouncement, allowHtmlInAnnouncement: isHtml } = project
  const editor = useEditor<string, Versioned<Project>>({
    value: isHtml ? html : textHtml(richTextLines(html)),
    record: project,
    draftKey: edit.draftKey('announcement'),
    onSave: (text, from) =>
      edit.save(
        {
          overviewPageAnnouncement: text,
          ...(from.allowHtmlInAnnouncement ? {} : { allowHtmlInAnnouncement: true }),
          ...(from.displayAnnouncement ? {} : { displayAnnouncement: true }),
        },
        from,
        { message: 'Changed the announcement' },
      ),
  })
  const { draft, change, save, drop, open, fault } = editor
  const isShown = displayAnnouncement && html !== ''
  if (draft === undefined && !isShown)
    return (
      <div className={classes.add}>
        {html === '' ? (
          <Button variant="text" leftSection={<Icon of={IconPlus} />} onClick={open}>
            Add an announcement
          </Button>
        ) : (
          <Button
            variant="text"
            leftSection={<Icon of={IconPlus} />}
            onClick={() => edit.apply({ displayAnnouncement: true }, { message: 'Showed the announcement again', quiet: false })}
          >
            Show the announcement again
          </Button>
        )}
      </div>
    )
  return (
    <section className={classes.announcement} aria-label="Announcement">
      <div className={classes.head}>
        <span>Announcement</span>
        {draft === undefined && (
          <span className={classes.actions}>
            <Button
              size="xs"
              variant="subtle"
              leftSection={<Icon of={IconEyeOff} size={14} />}
              onClick={() => edit.apply({ displayAnnouncement: false }, { message: 'Hid the announcement', quiet: false })}
            >
              Hide
            </Button>
            <Button size="xs" variant="subtle" leftSection={<Icon of={IconPencil} size={14} />} onClick={open}>
              Edit
            </Button>
          </span>
        )}
      </div>
      {edit.clash && <ClashNote {...edit.clash} />}
      {draft === undefined ? (
        <Text html={html} isHtml={isHtml} />
      ) : (
        <div className={classes.editor}>
          <RichTextEditor
            label="Announcement"
            value={draft.startsWith('<') ? draft : textHtml(draft)}
            onChange={change}
            autoFocus
            onSend={() => void save()}
            onLeave={drop}
          />
          {fault && <FieldError>{fault.message}</FieldError>}
          <div className={classes.buttons}>
            <Button onClick={() => void save()}>Save announcement</Button>
            <Button variant="subtle" onClick={drop}>
              Cancel
            </Button>
          </div>
        </div>
      )}
    </section>
  )
}

const Shown = ({ project }: { project: Versioned<Project> }) => {
  const edit = useProjectEdit(project)
  const { overviewPageAnnouncement: html, displayAnnouncement, allowHtmlInAnnouncement } = project
  if (edit) return <Editable project={project} edit={edit} />
  if (!displayAnnouncement || html === '') return null
  return (
    <section className={classes.announcement} aria-label="Announcement">
      <div className={classes.head}>Announcement</div>
      <Text html={html} isHtml={allowHtmlInAnnouncement} />
    </section>
  )
}

/** The announcement of a project: formatted, or plain text as programs write it. Administrators edit it in place, formatted. */
export const Announcement = ({ projectId }: { projectId: string }) => {
  const found = useRecord(projectResource, projectId)
  return found.state === 'found' ? <Shown project={found.record} /> : null
}
