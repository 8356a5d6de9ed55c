import { IconSettings } from '@tabler/icons-react'
import { Link, useSearchParams } from 'react-router'
import { useMe } from '../../../lib/session/use-me.ts'
import { paths } from '../../../paths.ts'
import { Icon } from '../../../ui/icons/icon.tsx'
import { useProjectCategories } from '../../categories/project-categories.ts'
import classes from './message-list.module.css'

const param = 'category'

/** Returns the category that the URL filters by. */
export const useCategoryParam = (): string | undefined => useSearchParams()[0].get(param) ?? undefined

/** The filter line: all messages, or those of one category. */
export const CategoryFilter = ({ projectId }: { projectId: string }) => {
  const current = useCategoryParam()
  const { categories } = useProjectCategories(projectId, 'message')
  const manages = useMe().role !== 'client'
  const link = (id: string | undefined, label: string) => (
    <Link
      key={id ?? ''}
      className={classes.filter ?? ''}
      to={id === undefined ? paths.projectMessages(projectId) : `?${new URLSearchParams({ [param]: id })}`}
      aria-current={current === id ? 'true' : undefined}
      replace
    >
      <bdi>{label}</bdi>
    </Link>
  )
  return (
    <>
      <nav className={classes.filters} aria-label="Filter by category">
        {link(undefined, 'All')}
        {categories.map(({ id, name }) => link(id, name))}
      </nav>
      {manages && (
        <Link className={classes.manage ?? ''} to={paths.projectCategories(projectId)}>
          <Icon of={IconSettings} size={16} /> Categories
        </Link>
      )}
    </>
  )
}
