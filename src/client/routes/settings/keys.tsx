import { KeyList } from '../../features/settings/appearance/key-list.tsx'
import { useMe } from '../../lib/session/use-me.ts'
import { destinationsFor } from '../../shell/destinations.ts'
import classes from '../settings.module.css'

export const Component = () => {
  const me = useMe()
  return (
    <div className={classes.padded}>
      <KeyList level="h2" role={me.role} pages={destinationsFor(me)} />
    </div>
  )
}
