import { Link } from 'react-router'
import { compareText } from '../../../contract/name-order.ts'
import type { Project } from '../../../contract/projects/projects.ts'
import { useCurrentProject } from '../../kit/page/current-project.ts'
import { paths } from '../../paths.ts'
import { formatCount } from '../../ui/text/format-count.ts'
import { useProjects } from './project-resource.ts'
import classes from './rail-projects.module.css'

const shown = 5

const latest = ({ xCard, createdAt }: Project) => `${xCard?.workedAt ?? ''} ${createdAt}`

/** The active projects, most recently used first. */
export const RailProjects = () => {
  const { projects = [] } = useProjects()
  const current = useCurrentProject()
  const active = projects.filter(({ status }) => status === 'active').sort((a, b) => compareText(latest(b), latest(a)))
  const more = active.length - shown
  if (active.length === 0) return null
  return (
    <section className={classes.projects} aria-label="Your projects">
      <h2 className={classes.title}>Projects</h2>
      <ul>
        {active.slice(0, shown).map(({ id, name }) => (
          <li key={id}>
            <Link to={paths.project(id)} className={classes.project ?? ''} aria-current={id === current ? 'true' : undefined} title={name}>
              <bdi>{name}</bdi>
            </Link>
          </li>
        ))}
        {more > 0 && (
          <li>
            <Link to={paths.activeProjects} className={classes.project ?? ''}>
              {formatCount(more)} more
            </Link>
          </li>
        )}
      </ul>
    </section>
  )
}
