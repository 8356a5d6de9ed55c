import { KeyList } from '../../features/appearance/key-list.tsx'
import { useMe } from '../../lib/session/use-me.ts'
import classes from '../settings.module.css'

export const Component = () => (
  <div className={classes.padded}>
    <KeyList level="h2" role={useMe().role} />
  </div>
)
