import { Button } from '@mantine/core'
import { IconUserShare } from '@tabler/icons-react'
import { Link } from 'react-router'
import type { Project } from '../../../../contract/projects/projects.ts'
import { type DueDays, neverLate } from '../../../kit/due/due-days.ts'
import { dueWords } from '../../../kit/due/due-words.ts'
import { When } from '../../../kit/due/when.tsx'
import { paths } from '../../../paths.ts'
import { Avatar } from '../../../ui/avatar/avatar.tsx'
import { Diamond } from '../../../ui/icons/diamond.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import { countOf } from '../../../ui/text/noun.ts'
import { clientNoun } from '../../../ui/text/nouns.ts'
import { TextHighlight } from '../../../ui/text/text-highlight.tsx'
import classes from './project-card.module.css'
import { clientsOf } from './project-search.ts'

const listNoun = { one: 'list', other: 'lists' }
const milestoneNoun = { one: 'milestone', other: 'milestones' }

/** The open milestone with the earliest deadline. */
const NextMilestone = ({ milestone, days }: { milestone: NonNullable<Project['xCard']>['nextMilestone']; days: DueDays }) => {
  if (!milestone) return <span className={classes.line}>No milestone</span>
  const when = dueWords(milestone.deadline, days)
  return (
    <span className={classes.line}>
      <Diamond tone={when?.tone} size={14} />
      <bdi className={classes.grow}>{milestone.title}</bdi>
      {when && <When {...when} />}
    </span>
  )
}

const TemplateLines = ({ project: { xCard }, onStart }: { project: Project; onStart: (() => void) | undefined }) => (
  <>
    <span className={classes.line}>Template</span>
    <span className={classes.line}>
      <span className={classes.grow}>
        {countOf(xCard?.lists ?? 0, listNoun)}, {countOf(xCard?.milestones ?? 0, milestoneNoun)}
      </span>
    </span>
    {onStart && (
      <span className={classes.start}>
        <Button size="xs" variant="default" onClick={onStart}>
          Start a project
        </Button>
      </span>
    )}
  </>
)

interface ProjectCardProps {
  project: Project
  /** The name of its author. */
  author: string
  ownCompanyId: string
  days: DueDays
  /** Whether the user is a client. Clients see no count of clients. */
  isClient: boolean
  /** The term that its name was searched for. */
  term: string | undefined
  /** Starts a project from this template, where the person may. */
  onStart: (() => void) | undefined
}

/** A project in the list: its name, client, next milestone, or what a template holds. */
export const ProjectCard = ({ project, author, ownCompanyId, days, isClient, term, onStart }: ProjectCardProps) => {
  const { id, name, status, xCard } = project
  const [client, ...others] = clientsOf(project, ownCompanyId)
  return (
    <article className={classes.card}>
      <span className={classes.head}>
        <Link to={paths.project(id)} className={classes.name ?? ''} title={name}>
          <bdi>{term ? <TextHighlight text={name} term={term} /> : name}</bdi>
        </Link>
        <span title={`Created by ${author}`}>
          <Avatar name={author} kind="person" size={20} />
        </span>
      </span>
      {status === 'template' ? (
        <TemplateLines project={project} onStart={onStart} />
      ) : (
        <>
          <span className={classes.line}>
            {client ? (
              <span className={classes.company}>
                <Avatar name={client.name} kind={client.type} size={16} />
                <bdi className={classes.grow}>{client.name}</bdi>
                {others.length > 0 && <span>+{others.length}</span>}
              </span>
            ) : (
              <span className={classes.grow}>Our own</span>
            )}
            {!isClient && xCard && xCard.clients > 0 && (
              <span className={classes.clients}>
                <Icon of={IconUserShare} size={14} />
                {countOf(xCard.clients, clientNoun)}
              </span>
            )}
          </span>
          <NextMilestone milestone={xCard?.nextMilestone} days={project.status === 'template' ? neverLate(days) : days} />
        </>
      )}
    </article>
  )
}
