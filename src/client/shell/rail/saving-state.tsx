import { useSyncExternalStore } from 'react'
import { Link } from 'react-router'
import { useSaving } from '../../lib/cache/saving.ts'
import { useConnection } from '../../lib/online.ts'
import { useMe } from '../../lib/session/use-me.ts'
import { unsentDrafts } from '../../ui/edit/draft-storage.ts'
import classes from './rail-foot.module.css'

const labels = {
  saved: 'All saved',
  saving: 'Saving…',
  unsaved: 'Not saved',
  online: undefined,
  offline: 'Offline',
  unreachable: 'No connection',
}

/** The pages with an unsent draft. */
const useUnsentPaths = () => {
  const mine = `${useMe().id}:`
  const drafts = useSyncExternalStore(unsentDrafts.subscribe, unsentDrafts.current)
  return [...drafts].flatMap(([key, path]) => (key.startsWith(mine) ? [path] : []))
}

/** Says whether everything is saved, and links to what is not. */
export const SavingState = () => {
  const connection = useConnection()
  const saving = useSaving()
  const [path, ...others] = useUnsentPaths()
  const connected = connection === 'online'
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
