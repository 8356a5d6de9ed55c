import classes from '../settings.module.css'
import { Appearance } from './appearance.tsx'

export const AppearancePage = () => (
  <div className={classes.padded}>
    <Appearance />
  </div>
)
