import { Button } from '@mantine/core'
import { IconPlus, IconTimeline } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { Link } from 'react-router'
import type { Project } from '../../../../contract/projects/projects.ts'
import { useNewRecord } from '../../../kit/create/use-new-record.ts'
import { useDueDays } from '../../../kit/due/use-due-days.ts'
import { rememberListAddress } from '../../../kit/list/list-memory.ts'
import { FilterLine } from '../../../kit/search/filter-line.tsx'
import { TermBox } from '../../../kit/search/term-box.tsx'
import { useSearch } from '../../../kit/search/use-search.ts'
import { useWorkspace } from '../../../kit/visibility/use-workspace.ts'
import { useMe } from '../../../lib/session/use-me.ts'
import { paths } from '../../../paths.ts'
import { Segmented } from '../../../ui/filters/segmented.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import { useKeys } from '../../../ui/keys/hotkeys.ts'
import { Keys } from '../../../ui/keys/key.tsx'
import { lazyComponent } from '../../../ui/lazy/lazy-component.tsx'
import { PageHead } from '../../../ui/page/page-head.tsx'
import { SkeletonRows } from '../../../ui/page/skeleton-rows.tsx'
import { formatCount } from '../../../ui/text/format-count.ts'
import { projectQueries } from '../project-queries.ts'
import { useProjects } from '../project-resource.ts'
import { statuses, statusWords } from '../project-words.ts'
import { NoProjects } from './no-projects.tsx'
import { ProjectCard } from './project-card.tsx'
import { ProjectGroup } from './project-group.tsx'
import classes from './project-list.module.css'
import { findProjects, projectSearch } from './project-search.ts'
import { projectSources } from './project-sources.ts'
import { useProjectCursor } from './use-project-cursor.ts'

const sheet = lazyComponent(() => import('../create/new-project-sheet.tsx').then(({ NewProjectSheet }) => NewProjectSheet))

const all = 'all'
const none: readonly Project[] = []
const ofTeam = ['status']
const ofClients = ['status', 'company', 'category', 'shared']

/** The statuses side by side, with the number of projects of each; nothing while a client has projects of one status alone. */
const StatusFilter = ({ search }: { search: ReturnType<typeof useSearch<Parameters<typeof projectSearch.write>[0]>> }) => {
  const { data: counts } = useQuery(projectQueries.byStatus())
  const { state, apply, fields } = search
  const isClient = useMe().role === 'client'
  // A client has no use for statuses without a project.
  const offered = isClient ? statuses.filter((status) => counts?.[status] || status === state.status) : statuses
  if (isClient && offered.length < 2 && state.status === undefined) return null
  const total = counts && Object.values(counts).reduce((sum, count) => sum + count, 0)
  return (
    <span className={classes.status}>
      <Segmented
        label="Status"
        value={state.status ?? all}
        options={[
          { value: all, label: 'All', count: total },
          ...offered.map((value) => ({ value, label: statusWords[value].group, count: counts?.[value] })),
        ]}
        onChange={(chosen) => apply(fields.with(state, 'status', chosen === all ? undefined : chosen))}
      />
    </span>
  )
}

/** All projects that the signed-in person sees, as cards under their statuses. */
export const ProjectList = () => {
  const { role, account } = useMe()
  const search = useSearch(projectSearch)
  const { state, key } = search
  const create = useNewRecord()
  const { projects = none, error, retry, isRead } = useProjects()
  const { nameOf } = useWorkspace()
  const days = useDueDays()
  const [isUnfolded, setUnfolded] = useState(false)
  useEffect(() => rememberListAddress('projects', key), [key])
  const found = useMemo(() => findProjects(projects, state, account.ownCompanyId), [projects, state, account.ownCompanyId])
  // A search looks into the archive too.
  const isFolded = !isUnfolded && !projectSearch.isFiltered(state)
  const groups = statuses
    .map((status) => ({ status, projects: found.filter((project) => project.status === status) }))
    .filter((group) => group.projects.length > 0)
  const shown = groups.flatMap((group) => (group.status === 'archived' && isFolded ? [] : group.projects))
  const { grid, current } = useProjectCursor(shown, !create.opened)
  const mayCreate = role === 'admin'
  useKeys({ c: mayCreate ? create.open : undefined })
  return (
    <div className={classes.page}>
      <div className={classes.head}>
        <PageHead
          title="Projects"
          count={
            isRead
              ? found.length === projects.length
                ? formatCount(found.length)
                : `${formatCount(found.length)} of ${formatCount(projects.length)}`
              : undefined
          }
          actions={
            <>
              <Button
                variant="subtle"
                leftSection={<Icon of={IconTimeline} />}
                renderRoot={(props) => <Link {...props} to={paths.milestones} />}
              >
                Milestones
              </Button>
              {mayCreate && (
                <Button leftSection={<Icon of={IconPlus} bold />} rightSection={<Keys combo="c" />} onClick={create.open}>
                  New project
                </Button>
              )}
            </>
          }
          search={<TermBox name="term" placeholder="Name contains" search={search} />}
          filters={
            <>
              <StatusFilter search={search} />
              <FilterLine search={search} sources={projectSources} without={role === 'client' ? ofClients : ofTeam} />
            </>
          }
        />
      </div>
      {!isRead && !error && <SkeletonRows count={8} rowHeight={88} columns={['1fr', '1fr', '1fr', '1fr']} />}
      {(isRead || error) && found.length === 0 && (
        <NoProjects
          search={search}
          everything={projects.length}
          error={error}
          onRetry={retry}
          onCreate={mayCreate ? create.open : undefined}
        />
      )}
      <div ref={grid} className={classes.groups} tabIndex={-1}>
        {groups.map((group) => (
          <ProjectGroup
            key={group.status}
            {...group}
            fold={
              group.status === 'archived' && !projectSearch.isFiltered(state)
                ? { folded: isFolded, toggle: () => setUnfolded(!isUnfolded) }
                : undefined
            }
          >
            {(project) => (
              <li key={project.id} data-cursor={project.id === current || undefined}>
                <ProjectCard
                  project={project}
                  author={nameOf(project.author)}
                  ownCompanyId={account.ownCompanyId}
                  days={days}
                  isClient={role === 'client'}
                  term={state.term}
                  onStart={mayCreate ? () => create.openIn(project.id) : undefined}
                />
              </li>
            )}
          </ProjectGroup>
        ))}
      </div>
      {create.opened && <sheet.Component name={create.name} templateId={create.column} onClose={create.close} />}
    </div>
  )
}
