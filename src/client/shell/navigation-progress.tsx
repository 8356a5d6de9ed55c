import { useNavigation } from 'react-router'
import classes from './shell.module.css'

/** A thin line at the top of the window while a page takes longer than 150 ms to open. */
export const NavigationProgress = () =>
  useNavigation().state !== 'idle' && <div className={classes.progress} role="progressbar" aria-label="Opening the page" />
