import { MyDetails } from '../../features/people/my-details.tsx'
import { useMe } from '../../lib/session/use-me.ts'
import classes from '../settings.module.css'

export const Component = () => {
  const { name, email, timeZone } = useMe()
  return (
    <div className={`${classes.padded} ${classes.form}`}>
      {/* What was kept is what the form begins with from then on. */}
      <MyDetails key={JSON.stringify([name, email, timeZone])} />
    </div>
  )
}
