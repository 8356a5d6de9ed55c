import { KeyList } from '../../features/appearance/key-list.tsx'
import classes from '../settings.module.css'

export const Component = () => (
  <div className={classes.padded}>
    <KeyList level="h2" />
  </div>
)
