import { Appearance } from '../../features/settings/appearance/appearance.tsx'
import classes from '../settings.module.css'

export const Component = () => (
  <div className={classes.padded}>
    <Appearance />
  </div>
)
