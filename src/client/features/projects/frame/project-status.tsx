import type { Project, ProjectStatus } from '../../../../contract/projects/projects.ts'
import { ActionsMenu } from '../../../ui/float/menu.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import { statuses, statusWords } from '../project-words.ts'
import type { ProjectEdit } from '../use-project-edit.ts'
import classes from './project-frame.module.css'

const StatusLabel = ({ status }: { status: ProjectStatus }) => (
  <>
    <Icon of={statusWords[status].icon} size={14} />
    {statusWords[status].label}
  </>
)

/** The status of a project. Administrators choose another one, each with what it means. */
export const ProjectStatusMenu = ({ project, edit }: { project: Project; edit: ProjectEdit | undefined }) => {
  const { name, status } = project
  if (!edit)
    return (
      <span className={classes.status}>
        <StatusLabel status={status} />
      </span>
    )
  const choose = (next: ProjectStatus) =>
    next !== status && edit.apply({ status: next }, { message: `${name} is now ${statusWords[next].inSentence}`, quiet: false })
  return (
    <ActionsMenu
      label="Status"
      target={
        <button type="button" className={classes.status} aria-label={`Status: ${statusWords[status].label}`}>
          <StatusLabel status={status} />
        </button>
      }
      items={statuses.map((value) => ({
        label: `${statusWords[value].label}: ${statusWords[value].meaning}`,
        checked: value === status,
        onClick: () => void choose(value),
      }))}
    />
  )
}
