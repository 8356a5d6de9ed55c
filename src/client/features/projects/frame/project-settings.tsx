import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ProjectChange } from '../../../../contract/projects/projects.ts'
import { findContacts } from '../../../records/contacts/contact-finder.ts'
import { contactResource } from '../../../records/contacts/contact-resource.ts'
import { fullName } from '../../../records/contacts/contact-words.ts'
import { ComboField } from '../../../ui/combo/combo-field.tsx'
import { Sheet } from '../../../ui/dialogs/sheet.tsx'
import { Checkbox } from '../../../ui/fields/checkbox.tsx'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { projectCategorySet } from '../../categories/category-sets.ts'
import { categoryOptions } from '../../categories/category-source.ts'
import { useCategories } from '../../categories/use-categories.ts'
import { clientsMayOptions } from '../project-words.ts'
import type { ProjectEdit } from '../use-project-edit.ts'
import classes from './project-settings.module.css'

const startPages = [
  { value: 'overview', label: 'Overview' },
  { value: 'messages', label: 'Messages' },
  { value: 'tasks', label: 'Tasks' },
  { value: 'milestones', label: 'Milestones' },
] as const

const flags = [
  {
    key: 'displayAnnouncement',
    label: 'Show the announcement on the overview',
    on: 'Shown the announcement',
    off: 'Hid the announcement',
  },
  {
    key: 'defaultToPrivate',
    label: 'Start new messages and comments of colleagues as private',
    on: 'New messages are private by default',
    off: 'New messages are visible to clients by default',
  },
  {
    key: 'noEmailNotifications',
    label: 'Send no e-mails about messages',
    on: 'Messages send no e-mails',
    off: 'Messages send e-mails',
  },
] as const satisfies { key: keyof ProjectChange; label: string; on: string; off: string }[]

/** The contact that the project is for. */
const ClientField = ({ edit }: { edit: ProjectEdit }) => {
  const client = useQueryClient()
  const { contactId } = edit.record
  const { data: contact } = useQuery({ ...contactResource.ahead(contactId ?? ''), enabled: contactId !== undefined })
  const name = contact ? fullName(contact) : '…'
  return (
    <ComboField
      key={`${contactId} ${name}`}
      label="Client"
      description="The person or company that the project is for. Clients do not see this."
      placeholder="Find a person or company"
      value={contactId === undefined ? undefined : { id: contactId, label: name }}
      search={(term) => findContacts(client, term)}
      onChange={(option) => {
        if (option?.id === contactId) return
        edit.apply({ contactId: option?.id ?? '' }, { message: option ? `Set the client to ${option.label}` : 'Removed the client' })
      }}
    />
  )
}

/** The settings of a project. Each is saved at once and can be undone. */
export const ProjectSettings = ({ edit, onClose }: { edit: ProjectEdit; onClose: () => void }) => {
  const { record } = edit
  const { categories, nameOf: categoryOf } = useCategories(projectCategorySet)
  return (
    <Sheet opened onClose={onClose} title="Project settings">
      <div className={classes.settings}>
        <SelectField
          label="Category"
          value={record.categoryId ?? ''}
          options={categoryOptions(categories)}
          onChange={(categoryId) =>
            edit.apply({ categoryId }, { message: categoryId ? `Moved to ${categoryOf(categoryId)}` : 'Removed the category' })
          }
        />
        <ClientField edit={edit} />
        <SelectField
          label="Start page"
          description="The page that opens with the project."
          value={startPages.find(({ value }) => value === record.startPage)?.value ?? 'overview'}
          options={startPages}
          onChange={(startPage) =>
            edit.apply({ startPage }, { message: `The project starts with ${startPages.find(({ value }) => value === startPage)?.label}` })
          }
        />
        <SelectField
          label="Clients may"
          value={record.xClientsMay}
          options={clientsMayOptions}
          onChange={(xClientsMay) =>
            edit.apply(
              { xClientsMay },
              { message: `Clients may now ${{ look: 'view', comment: 'view and comment in', work: 'work in' }[xClientsMay]} this project` },
            )
          }
        />
        <div className={classes.flags}>
          {flags.map(({ key, label, on, off }) => (
            <Checkbox
              key={key}
              label={label}
              checked={record[key]}
              onChange={(checked) => edit.apply({ [key]: checked }, { message: checked ? on : off })}
            />
          ))}
        </div>
      </div>
    </Sheet>
  )
}
