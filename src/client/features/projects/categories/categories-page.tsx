import { useMemo } from 'react'
import { useMe } from '../../../lib/session/use-me.ts'
import { CategoryList } from '../../categories/category-list.tsx'
import { categorySetOf, categoryTypes } from '../../categories/project-categories.ts'
import { ProjectFrame } from '../frame/project-frame.tsx'
import classes from './categories-page.module.css'

/** The categories of a project, of every type. */
export const ProjectCategoriesPage = ({ projectId }: { projectId: string }) => {
  const manages = useMe().role !== 'client'
  const sets = useMemo(() => categoryTypes.map((type) => categorySetOf(projectId, type)), [projectId])
  return (
    <ProjectFrame projectId={projectId} tab="categories">
      <div className={classes.columns}>
        {sets.map((set) => (
          <CategoryList key={set.scope} set={set} manages={manages} />
        ))}
      </div>
    </ProjectFrame>
  )
}
