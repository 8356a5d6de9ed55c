import { Button } from '@mantine/core'
import { IconArchive, IconArrowLeft, IconCategory, IconEye, IconHistory, IconLink, IconSettings } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import type { Project } from '../../../../contract/projects/projects.ts'
import { TemplateDates } from '../../../kit/due/use-due-days.ts'
import { useNameProject } from '../../../kit/page/current-project.ts'
import { PageTabs, TabTitle } from '../../../kit/page/page-tabs.tsx'
import { useProjectRights } from '../../../kit/people/project-rules.ts'
import { historySheet } from '../../../kit/record/history-sheet.ts'
import { RecordFailed, RecordGone, RecordSkeleton } from '../../../kit/record/record-states.tsx'
import { useRecordActions } from '../../../kit/record/use-record-actions.ts'
import type { Versioned } from '../../../kit/resource/resource.ts'
import { useRecord } from '../../../kit/resource/use-record.ts'
import { useMe } from '../../../lib/session/use-me.ts'
import { paths } from '../../../paths.ts'
import { ClashNote } from '../../../ui/edit/clash-note.tsx'
import { ActionsMenu } from '../../../ui/float/menu.tsx'
import { printItem } from '../../../ui/float/print-page.ts'
import { Icon } from '../../../ui/icons/icon.tsx'
import { lazyComponent } from '../../../ui/lazy/lazy-component.tsx'
import { Banner } from '../../../ui/page/banner.tsx'
import { PageHead } from '../../../ui/page/page-head.tsx'
import { useProjectPeople } from '../project-people.ts'
import { projectQueries } from '../project-queries.ts'
import { projectResource } from '../project-resource.ts'
import { archivedReason, clientReasons, projectWords } from '../project-words.ts'
import { useProjectEdit } from '../use-project-edit.ts'
import { PeopleStack } from './people-stack.tsx'
import classes from './project-frame.module.css'
import { ProjectStatusMenu } from './project-status.tsx'
import { type ProjectTabName, tabList } from './project-tabs.ts'
import { ProjectTitle } from './project-title.tsx'

const settingsSheet = lazyComponent(() => import('./project-settings.tsx').then(({ ProjectSettings }) => ProjectSettings))

interface FrameProps {
  /** The current tab; a page that has none, such as the categories, names itself. */
  tab: ProjectTabName | 'categories'
  /** One filled button, at the right of the head. */
  action?: ReactNode
  /** Whether the button only comments, which clients may do in more projects. */
  comments?: boolean
  /** The filter line under the tabs. */
  filters?: ReactNode
  /** Whether the page has its own title, such as that of a message: the name of the project is then a link. */
  hasTitle?: boolean
  /** Whether the page fills the window and scrolls inside, as a board or a long list does. Otherwise it scrolls as a whole. */
  fills?: boolean
  children: ReactNode
}

const Frame = ({ project, tab, action, comments, filters, hasTitle, fills, children }: FrameProps & { project: Versioned<Project> }) => {
  const { id, name } = project
  const isArchived = project.status === 'archived'
  const { data: counts } = useQuery(projectQueries.counts(id))
  const { people, isRead } = useProjectPeople(id)
  const { copyLink } = useRecordActions(projectResource, project, paths.project(id), projectWords)
  const navigate = useNavigate()
  const [opened, setOpened] = useState<'history' | 'settings'>()
  const close = () => setOpened(undefined)
  const edit = useProjectEdit(project)
  useNameProject(id)
  const { role } = useMe()
  const { may, mayWork, mayComment } = useProjectRights(id)
  const tabs = tabList
    .filter(([, { forColleagues }]) => !forColleagues || role !== 'client')
    .map(([key, { label, to, count, countUnit }]) => ({
      // The address of a project leads to its start page.
      to: key === 'overview' && project.startPage !== 'overview' ? paths.projectOverview(id) : to(id),
      label,
      count: count === 'people' && isRead ? people.length : count && counts?.[count],
      countUnit,
      isCurrent: key === tab,
    }))
  return (
    <div className={classes.frame} data-fills={fills || undefined}>
      <div className={classes.head}>
        <PageHead
          quiet={hasTitle}
          back={
            <Link to={projectWords.listAddress()} className={classes.back ?? ''} aria-label="Projects">
              <Icon of={IconArrowLeft} size={20} />
            </Link>
          }
          title={
            hasTitle ? (
              <Link to={paths.project(id)}>
                <bdi>{name}</bdi>
              </Link>
            ) : edit ? (
              <ProjectTitle edit={edit} />
            ) : (
              <bdi>{name}</bdi>
            )
          }
          count={<ProjectStatusMenu project={project} edit={edit} />}
          actions={
            <>
              <PeopleStack projectId={id} />
              <ActionsMenu
                label={`More for ${name}`}
                items={[
                  ...(edit ? [{ label: 'Settings', icon: IconSettings, onClick: () => setOpened('settings') }] : []),
                  ...(role === 'client'
                    ? []
                    : [{ label: 'Categories', icon: IconCategory, onClick: () => void navigate(paths.projectCategories(id)) }]),
                  { label: 'History', icon: IconHistory, onClick: () => setOpened('history') },
                  { label: 'Copy link', icon: IconLink, onClick: copyLink },
                  printItem,
                ]}
              />
              {!isArchived && (comments ? mayComment : mayWork) && action}
            </>
          }
          tabs={<PageTabs tabs={tabs} />}
        />
        {edit?.clash && <ClashNote {...edit.clash} />}
        {isArchived && (
          <Banner
            tone="quiet"
            icon={IconArchive}
            action={
              edit && (
                <Button variant="text" onClick={() => edit.apply({ status: 'active' }, { message: `${name} is now active`, quiet: false })}>
                  Make it active
                </Button>
              )
            }
          >
            {archivedReason}
          </Banner>
        )}
        {!isArchived && may !== 'work' && (
          <Banner tone="quiet" icon={IconEye}>
            {clientReasons[may]}
          </Banner>
        )}
        {filters && <div className={classes.filters}>{filters}</div>}
      </div>
      {!hasTitle && <TabTitle>{tab === 'categories' ? 'Categories' : (tabs.find(({ isCurrent }) => isCurrent)?.label ?? '')}</TabTitle>}
      <TemplateDates value={project.status === 'template'}>
        <div className={classes.body}>{children}</div>
      </TemplateDates>
      {opened === 'history' && <historySheet.Component record={{ resource: 'projects', id }} onClose={close} />}
      {opened === 'settings' && edit && <settingsSheet.Component edit={edit} onClose={close} />}
    </div>
  )
}

/** A page of a project: the head with name, status, people, menu and tabs around it, in all states of the project. */
export const ProjectFrame = ({ projectId, ...frame }: FrameProps & { projectId: string }) => {
  const found = useRecord(projectResource, projectId)
  if (found.state === 'gone')
    return <RecordGone words={projectWords} record={{ resource: 'projects', id: projectId }} instead={(notFound) => notFound} />
  if (found.state === 'failed') return <RecordFailed words={projectWords} error={found.error} onRetry={found.retry} />
  if (found.state === 'loading') return <RecordSkeleton words={projectWords} />
  return <Frame key={projectId} project={found.record} {...frame} />
}
