import { Logo } from '../ui/icons/logo.tsx'
import { SkeletonRows } from '../ui/page/skeleton-rows.tsx'
import classes from './shell.module.css'

/** Shown while the app loads the signed-in user. */
export const ShellSkeleton = () => (
  <div className={classes.shell} aria-busy="true">
    <div className={classes.skeletonRail}>
      <Logo />
    </div>
    <main className={classes.main}>
      <div className={classes.skeletonHead} />
      <SkeletonRows count={18} rowHeight={40} />
    </main>
  </div>
)
