import { useSyncExternalStore } from 'react'
import { Link } from 'react-router'
import { useSaving } from '../../lib/cache/saving.ts'
import { useConnection } from '../../lib/online.ts'
import { useMe } from '../../lib/session/use-me.ts'
import { unsentDrafts } from '../../ui/edit/draft-storage.ts'
import classes from './rail-foot.module.css'

const words = { saved: 'All saved', saving: 'Saving…', unsaved: 'Not saved' } as const

/** The paths of the pages with something on them that was sent and found no answer. */
const useUnsentPlaces = () => {
  const mine = `${useMe().id}:`
  const places = useSyncExternalStore(unsentDrafts.subscribe, unsentDrafts.current)
  return [...places].flatMap(([key, place]) => (key.startsWith(mine) ? [place] : []))
}

/** How it stands with what one has written, in two words; what was not saved leads to where it stands. */
export const SavingState = () => {
  const connection = useConnection()
  const saving = useSaving()
  const [place, ...others] = useUnsentPlaces()
  const away = connection === 'online' ? undefined : connection === 'offline' ? 'Offline' : 'No answer'
  if (place !== undefined && saving !== 'saving')
    return (
      <Link to={place} className={classes.state ?? ''} data-tone={away ? 'amber' : 'red'} title="Go to what was not saved">
        {others.length + 1} not saved
      </Link>
    )
  return (
    <span className={classes.state} data-tone={away ? 'amber' : saving === 'unsaved' ? 'red' : undefined}>
      {saving === 'unsaved' ? words.unsaved : (away ?? words[saving])}
    </span>
  )
}
