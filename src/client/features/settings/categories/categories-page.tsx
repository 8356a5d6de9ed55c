import { useMe } from '../../../lib/session/use-me.ts'
import { CategoryList } from '../../categories/category-list.tsx'
import { categorySets } from '../../categories/category-sets.ts'
import classes from '../settings.module.css'

export const CategoriesPage = () => {
  const manages = useMe().role === 'admin'
  return (
    <div className={classes.padded}>
      {!manages && <p className={classes.reason}>Only administrators can change categories.</p>}
      <div className={classes.columns}>
        {categorySets.map((set) => (
          <CategoryList key={set.resource} set={set} manages={manages} />
        ))}
      </div>
    </div>
  )
}
