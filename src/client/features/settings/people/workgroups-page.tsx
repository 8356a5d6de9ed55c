import { useSearchParams } from 'react-router'
import { NewWorkgroupSheet } from '../../people/workgroups/new-workgroup-sheet.tsx'
import { WorkgroupList } from '../../people/workgroups/workgroup-list.tsx'
import classes from '../settings.module.css'

export const WorkgroupsPage = () => {
  const [search, setSearch] = useSearchParams()
  return (
    <div className={`${classes.padded} ${classes.narrow}`}>
      <WorkgroupList />
      {search.has('new') && <NewWorkgroupSheet onClose={() => setSearch({}, { replace: true })} />}
    </div>
  )
}
