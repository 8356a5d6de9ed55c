import { useMe } from '../../../lib/session/use-me.ts'
import { WorkspaceForm } from '../../people/workspace/workspace-form.tsx'
import classes from '../settings.module.css'

export const WorkspacePage = () => {
  const { name, currency } = useMe().account
  return (
    <div className={`${classes.padded} ${classes.form}`}>
      {/* The form starts again from what was saved. */}
      <WorkspaceForm key={JSON.stringify([name, currency])} />
    </div>
  )
}
