import { useQuery } from '@tanstack/react-query'
import { daysInCopy } from '../../../../contract/working-days.ts'
import type { User } from '../../../../contract/x/people/users.ts'
import { CreateSheet } from '../../../kit/create/create-sheet.tsx'
import { NameField } from '../../../kit/create/name-field.tsx'
import { useCreateForm, useInitialDraft } from '../../../kit/create/use-create-form.ts'
import { DayField } from '../../../kit/due/day-field.tsx'
import { dateFormat } from '../../../kit/due/day-formats.ts'
import { useDueDays } from '../../../kit/due/use-due-days.ts'
import { useSaving } from '../../../lib/cache/saving.ts'
import { peopleQueries } from '../../../lib/people/people-queries.ts'
import { errorMessage } from '../../../lib/service-error.ts'
import { ComboField } from '../../../ui/combo/combo-field.tsx'
import { dayAfter, formatShortDay } from '../../../ui/dates/format-date.ts'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { FailedBanner } from '../../../ui/page/failed-banner.tsx'
import { SkeletonRows } from '../../../ui/page/skeleton-rows.tsx'
import { countOf } from '../../../ui/text/noun.ts'
import { personNoun } from '../../../ui/text/nouns.ts'
import { categoryQuery, projectCategorySet } from '../../categories/category-sets.ts'
import { categoryOptions } from '../../categories/category-source.ts'
import { projectQueries } from '../project-queries.ts'
import { projectResource, useProjects } from '../project-resource.ts'
import { clientsMayOptions, projectWords } from '../project-words.ts'
import { useCompanySearch } from '../use-project-companies.ts'
import { newProject } from './new-project.ts'
import classes from './new-project-sheet.module.css'

const taskNoun = { one: 'open task', other: 'open tasks' }

const Part = ({ title, names }: { title: string; names: readonly { id: string; name: string; note?: string }[] }) => (
  <section className={classes.part}>
    <h3 className={classes.partTitle}>
      {title} <span className={classes.count}>{names.length}</span>
    </h3>
    <ul>
      {names.map(({ id, name, note }) => (
        <li key={id} className={classes.row}>
          <bdi className={classes.name}>{name}</bdi>
          {note && <span className={classes.note}>{note}</span>}
        </li>
      ))}
    </ul>
  </section>
)

/** The contents that a new project copies from a template. */
const TemplatePreview = ({ id, createdAt, start }: { id: string; createdAt: string; start: string | undefined }) => {
  const days = useDueDays()
  const { data, error, refetch } = useQuery(projectQueries.template(id))
  if (error) return <FailedBanner onRetry={() => void refetch()}>Couldn't load the template. {errorMessage(error)}</FailedBanner>
  if (!data) return <SkeletonRows count={6} rowHeight={28} columns={['1fr']} />
  const { taskLists, milestones, categories } = data
  const dateOf = (day: string) => formatShortDay(dayAfter(day, daysInCopy(day, days.dayOf(createdAt), start ?? days.today)), days.today)
  return (
    <div className={classes.preview} role="group" aria-label="What the template holds">
      <Part
        title="Task lists"
        names={taskLists.map(({ id: listId, name, openCount }) => ({ id: listId, name, note: countOf(openCount, taskNoun) }))}
      />
      <Part
        title="Milestones"
        names={milestones.map(({ id: milestoneId, title, deadline }) => ({ id: milestoneId, name: title, note: dateOf(deadline) }))}
      />
      <Part title="Categories" names={categories} />
      <p className={classes.hint}>Dates move with the new project. People, messages and files are not copied.</p>
    </div>
  )
}

/** Who will see the new project beside the colleagues. */
const seers = (client: { id: string; label: string } | undefined, users: readonly User[]) => {
  if (!client) return 'Only colleagues see the project until you share it with a company.'
  const count = users.filter(({ role, active, companyId }) => role === 'client' && active && companyId === client.id).length
  if (count === 0) return `Nobody from ${client.label} can sign in yet. Whoever you invite sees what is not private.`
  return `${countOf(count, personNoun)} from ${client.label} will see what is not private.`
}

interface ProjectSheetProps {
  onClose: () => void
  /** The name to begin with when there is no draft. */
  name: string
  /** The template that it was opened from. */
  templateId: string | undefined
}

/** The sheet in which a project is created, blank or from a template. */
export const NewProjectSheet = ({ onClose, name, templateId }: ProjectSheetProps) => {
  const form = useCreateForm(projectResource, newProject, projectWords.listAddress)
  const { draft, faults, set } = form
  const { projects = [] } = useProjects()
  const { data: categories = [] } = useQuery(categoryQuery(projectCategorySet))
  const { data: users = [] } = useQuery(peopleQueries.users())
  const searchCompanies = useCompanySearch()
  const isSaving = useSaving() === 'saving'
  useInitialDraft(form.begin, newProject.empty, name === '' ? undefined : { name }, templateId === undefined ? undefined : { templateId })
  const templates = projects.filter(({ status }) => status === 'template')
  const template = templates.find(({ id }) => id === draft.templateId)
  return (
    <CreateSheet
      title="New project"
      form={form}
      onClose={onClose}
      note={isSaving && draft.templateId ? 'Copying the template…' : 'You can share it with more companies on its People page.'}
    >
      {(first) => (
        <>
          <NameField first={first} form={form} />
          <SelectField
            label="Template"
            value={draft.templateId}
            error={faults.templateId}
            options={[{ value: '', label: 'Blank project' }, ...templates.map(({ id, name: label }) => ({ value: id, label }))]}
            onChange={(chosen) => set({ templateId: chosen }, 'templateId')}
          />
          {template && (
            <>
              <DayField
                label="Start date"
                placeholder="Today"
                value={draft.startDate}
                error={faults.startDate}
                onChange={(startDate) => set({ startDate }, 'startDate')}
              />
              <TemplatePreview
                key={template.id}
                id={template.id}
                createdAt={template.createdAt}
                start={dateFormat.parse(draft.startDate) || undefined}
              />
            </>
          )}
          <SelectField
            label="Category"
            value={draft.categoryId}
            error={faults.categoryId}
            options={categoryOptions(categories)}
            onChange={(chosen) => set({ categoryId: chosen }, 'categoryId')}
          />
          <ComboField
            label="Client"
            description={seers(draft.client, users)}
            error={faults.client}
            value={draft.client}
            search={searchCompanies}
            onChange={(option) => set({ client: option?.id ? { id: option.id, label: option.label } : undefined }, 'client')}
          />
          <SelectField
            label="Clients may"
            value={draft.clientsMay}
            error={faults.clientsMay}
            options={clientsMayOptions}
            onChange={(chosen) => set({ clientsMay: chosen }, 'clientsMay')}
          />
        </>
      )}
    </CreateSheet>
  )
}
