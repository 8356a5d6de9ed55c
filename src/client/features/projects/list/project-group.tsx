import { IconChevronDown, IconChevronRight } from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'
import type { Project, ProjectStatus } from '../../../../contract/projects/projects.ts'
import { Icon } from '../../../ui/icons/icon.tsx'
import { formatCount } from '../../../ui/text/format-count.ts'
import { statusWords } from '../project-words.ts'
import classes from './project-list.module.css'

interface GroupProps {
  status: ProjectStatus
  projects: readonly Project[]
  /** Absent for a group that cannot be folded. */
  fold?: { folded: boolean; toggle: () => void } | undefined
  children: (project: Project) => ReactNode
}

/** The projects of one status. */
export const ProjectGroup = ({ status, projects, fold, children }: GroupProps) => {
  const id = useId()
  const { group, icon } = statusWords[status]
  const words = (
    <>
      <Icon of={fold ? (fold.folded ? IconChevronRight : IconChevronDown) : icon} />
      {group} <span className={classes.count}>{formatCount(projects.length)}</span>
    </>
  )
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={classes.groupTitle}>
        {fold ? (
          <button type="button" className={classes.fold} aria-expanded={!fold.folded} onClick={fold.toggle}>
            {words}
          </button>
        ) : (
          words
        )}
      </h2>
      {!fold?.folded && <ul className={classes.cards}>{projects.map(children)}</ul>}
    </section>
  )
}
