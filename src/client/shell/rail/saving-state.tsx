import { useSaving } from '../../lib/cache/saving.ts'
import { useConnection } from '../../lib/online.ts'
import classes from './rail-foot.module.css'

const words = { saved: 'All saved', saving: 'Saving…', unsaved: 'Not saved' } as const

/** How it stands with what one has written, in two words. */
export const SavingState = () => {
  const connection = useConnection()
  const saving = useSaving()
  const away = connection === 'online' ? undefined : connection === 'offline' ? 'Offline' : 'No answer'
  return (
    <span className={classes.state} data-tone={away ? 'amber' : saving === 'unsaved' ? 'red' : undefined}>
      {saving === 'unsaved' ? words.unsaved : (away ?? words[saving])}
    </span>
  )
}
