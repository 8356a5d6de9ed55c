import { Link } from 'react-router'
import { useSaving } from '../../lib/cache/saving.ts'
import { useConnection } from '../../lib/online.ts'
import { useUnsentPaths } from '../use-unsent-paths.ts'
import classes from './rail-foot.module.css'
import { RunningUploads, useHasUploads } from './running-uploads.tsx'

const labels = {
  saved: 'All saved',
  saving: 'Saving…',
  unsaved: 'Not saved',
  online: undefined,
  offline: 'Offline',
  unreachable: 'No connection',
  blocked: 'No connection',
}

/** Says whether everything is saved, and links to what is not. */
export const SavingState = () => {
  const connection = useConnection()
  const saving = useSaving()
  const [path, ...others] = useUnsentPaths()
  const connected = connection === 'online'
  const hasUploads = useHasUploads()
  if (hasUploads) return <RunningUploads className={classes.state} />
  if (path !== undefined && saving !== 'saving')
    return (
      <Link to={path} className={classes.state ?? ''} data-tone={connected ? 'red' : 'amber'} title="Go to the unsaved draft">
        {others.length + 1} not saved
      </Link>
    )
  return (
    <span className={classes.state} data-tone={connected ? (saving === 'unsaved' ? 'red' : undefined) : 'amber'}>
      {saving === 'unsaved' ? labels.unsaved : (labels[connection] ?? labels[saving])}
    </span>
  )
}
