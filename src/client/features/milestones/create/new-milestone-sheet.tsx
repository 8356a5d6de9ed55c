import { Button } from '@mantine/core'
import { IconStack2 } from '@tabler/icons-react'
import { useMemo } from 'react'
import { Link, useLocation } from 'react-router'
import { CreateSheet } from '../../../kit/create/create-sheet.tsx'
import { NameField } from '../../../kit/create/name-field.tsx'
import { useCreateForm, useInitialDraft } from '../../../kit/create/use-create-form.ts'
import { DayField } from '../../../kit/due/day-field.tsx'
import { deadlineFormat } from '../../../kit/due/day-formats.ts'
import { useRecordList } from '../../../kit/list/use-record-list.ts'
import { ResponsibleSelect } from '../../../kit/people/responsible-select.tsx'
import { useMe } from '../../../lib/session/use-me.ts'
import { paths } from '../../../paths.ts'
import { milestoneResource } from '../../../records/milestones/milestone-resource.ts'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { Banner } from '../../../ui/page/banner.tsx'
import { useProjectPeople } from '../../projects/project-people.ts'
import { projectResource } from '../../projects/project-resource.ts'
import { newMilestoneOf } from './new-milestone.ts'

const everyProject = {}

interface NewMilestoneSheetProps {
  /** The project of the page; absent on the page of all projects, where it is chosen. */
  projectId: string | undefined
  /** The title to begin with when there is no draft. */
  name: string
  /** The day that was pressed in the calendar. */
  day: string | undefined
  onClose: () => void
}

/** The sheet in which a milestone is created. */
export const NewMilestoneSheet = ({ projectId, name, day, onClose }: NewMilestoneSheetProps) => {
  const { pathname, search } = useLocation()
  const here = useMemo(() => {
    const params = new URLSearchParams(search)
    params.delete('new')
    params.delete('in')
    return params.size > 0 ? `${pathname}?${params}` : pathname
  }, [pathname, search])
  const kind = useMemo(() => newMilestoneOf(projectId ?? '', here), [projectId, here])
  const form = useCreateForm(milestoneResource, kind, () => here)
  const { draft, faults, set } = form
  useInitialDraft(form.begin, kind.empty, { name, project: projectId ?? '', day: day === undefined ? '' : deadlineFormat.toText(day) })
  const { items: projects, waiting } = useRecordList(projectResource, everyProject)
  const { role } = useMe()
  const { people } = useProjectPeople(draft.project)
  const open = projects.filter(({ status }) => status === 'active' || status === 'silent')
  return (
    <CreateSheet title="New milestone" form={form} onClose={onClose}>
      {(first) => (
        <>
          {projectId === undefined && !waiting && open.length === 0 && (
            <Banner
              tone="quiet"
              icon={IconStack2}
              action={
                role === 'admin' && (
                  <Button component={Link} variant="text" to={paths.newProject}>
                    New project
                  </Button>
                )
              }
            >
              A milestone belongs to a project. There are no open projects yet.
            </Banner>
          )}
          <NameField first={first} form={form} label="Title" />
          <DayField
            label="Date"
            required
            format={deadlineFormat}
            value={draft.day}
            error={faults.day}
            onChange={(day) => set({ day }, 'day')}
          />
          {projectId === undefined && (
            <SelectField
              label="Project"
              required
              value={draft.project}
              error={faults.project}
              options={[{ value: '', label: 'Choose a project' }, ...open.map(({ id, name }) => ({ value: id, label: name }))]}
              onChange={(project) => set({ project }, 'project')}
            />
          )}
          <ResponsibleSelect
            value={draft.responsible}
            people={draft.project === '' ? undefined : people}
            error={faults.responsible}
            onChange={(responsible) => set({ responsible }, 'responsible')}
          />
        </>
      )}
    </CreateSheet>
  )
}
