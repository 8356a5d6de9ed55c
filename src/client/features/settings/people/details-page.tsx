import { useMe } from '../../../lib/session/use-me.ts'
import { ProfilePage } from '../../people/profile/profile-form.tsx'
import classes from '../settings.module.css'

export const DetailsPage = () => {
  const { name, email, timeZone, chosenWeekStart } = useMe()
  return (
    <div className={`${classes.padded} ${classes.form}`}>
      {/* The form starts again from what was saved. */}
      <ProfilePage key={JSON.stringify([name, email, timeZone, chosenWeekStart])} />
    </div>
  )
}
