import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from 'react-router'
import { useProjectRights } from '../../kit/people/project-rules.ts'
import { useMe } from '../../lib/session/use-me.ts'
import { plural } from '../../locale.ts'
import { paths } from '../../paths.ts'
import { Icon } from '../../ui/icons/icon.tsx'
import { useKeys } from '../../ui/keys/hotkeys.ts'
import { Keys } from '../../ui/keys/key.tsx'
import { usePageActions } from '../../ui/keys/page-actions.ts'
import { ProjectFrame } from '../projects/frame/project-frame.tsx'
import { projectQueries } from '../projects/project-queries.ts'
import { Announcement } from './announcement/announcement.tsx'
import { ActivityBlock } from './blocks/activity-block.tsx'
import { MessagesBlock } from './blocks/messages-block.tsx'
import { MilestonesBlock } from './blocks/milestones-block.tsx'
import { PeopleBlock } from './blocks/people-block.tsx'
import { TasksBlock } from './blocks/tasks-block.tsx'
import classes from './overview.module.css'
import { overviewQueries } from './overview-queries.ts'

/** The deals that the project carries out. */
const CameFrom = ({ projectId }: { projectId: string }) => {
  const { data: deals = [] } = useQuery(overviewQueries.deals(projectId))
  if (deals.length === 0) return null
  return (
    <p className={classes.cameFrom}>
      <span className={classes.detail}>{plural(deals.length, { one: 'From the deal', other: 'From the deals' })}</span>
      <span>
        {deals.map(({ id, name }) => (
          <Link key={id} to={paths.deal(id)} className={classes.deal ?? ''}>
            <bdi>{name}</bdi>
          </Link>
        ))}
      </span>
    </p>
  )
}

/** The overview of a project: announcement, news and due work. */
export const OverviewPage = ({ projectId }: { projectId: string }) => {
  const isClient = useMe().role === 'client'
  const { data: counts } = useQuery(projectQueries.counts(projectId))
  const navigate = useNavigate()
  const write = () => void navigate(paths.newMessage(projectId))
  const { mayWork } = useProjectRights(projectId)
  useKeys({ c: mayWork ? write : undefined })
  usePageActions(mayWork ? [{ label: 'New message', icon: IconPlus, keys: 'c', run: write }] : [])
  return (
    <ProjectFrame
      projectId={projectId}
      tab="overview"
      action={
        <Button leftSection={<Icon of={IconPlus} bold />} rightSection={<Keys combo="c" />} onClick={write}>
          New message
        </Button>
      }
    >
      <div className={classes.columns}>
        <div className={classes.main}>
          <Announcement projectId={projectId} />
          <MessagesBlock projectId={projectId} count={counts?.messages} />
          <TasksBlock projectId={projectId} />
          <ActivityBlock projectId={projectId} />
        </div>
        <aside className={classes.aside} aria-label="Milestones and people">
          <MilestonesBlock projectId={projectId} />
          <PeopleBlock projectId={projectId} />
          {!isClient && <CameFrom projectId={projectId} />}
        </aside>
      </div>
    </ProjectFrame>
  )
}
