import { Button } from '@mantine/core'
import { IconPlus, IconStack2 } from '@tabler/icons-react'
import { LoadFailed } from '../../../kit/list/load-failed.tsx'
import { nothingFound } from '../../../kit/search/search-words.ts'
import { useFilterNames } from '../../../kit/search/use-filter-names.ts'
import type { UsedSearch } from '../../../kit/search/use-search.ts'
import { useMe } from '../../../lib/session/use-me.ts'
import { Icon } from '../../../ui/icons/icon.tsx'
import { EmptyState } from '../../../ui/page/empty-state.tsx'
import { type ProjectSearch, projectNoun } from './project-search.ts'
import { projectSources } from './project-sources.ts'

interface NoProjectsProps {
  search: UsedSearch<ProjectSearch>
  /** The number of projects without filters. */
  everything: number
  error: Error | null
  onRetry: () => void
  /** Creates a project, where the person may. */
  onCreate: (() => void) | undefined
}

/** Shown instead of cards: failed, filtered to none, or none at all. */
export const NoProjects = ({ search, everything, error, onRetry, onCreate }: NoProjectsProps) => {
  const { role, account } = useMe()
  const { fields, state, apply } = search
  const names = useFilterNames(fields, state, projectSources)
  if (error) return <LoadFailed title="Couldn't load projects" error={error} onRetry={onRetry} />
  if (fields.isFiltered(state)) {
    const { title, text, clear } = nothingFound(fields, state, { names, noun: projectNoun, everything })
    return (
      <EmptyState
        title={title}
        text={text}
        action={
          <Button variant="default" onClick={() => apply({ ...fields.everything, sort: state.sort })}>
            {clear}
          </Button>
        }
      />
    )
  }
  if (role === 'client')
    return (
      <EmptyState
        icon={IconStack2}
        title="Nothing has been shared with you yet"
        text={
          <>
            <bdi>{account.name}</bdi> has not added your company to a project.
          </>
        }
      />
    )
  return (
    <EmptyState
      icon={IconStack2}
      title="No projects yet"
      text="A project holds the messages, milestones, tasks and files of one piece of work."
      action={
        onCreate && (
          <Button leftSection={<Icon of={IconPlus} bold />} onClick={onCreate}>
            New project
          </Button>
        )
      }
    />
  )
}
