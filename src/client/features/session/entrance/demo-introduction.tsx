import type { ReactNode } from 'react'
import classes from './demo-introduction.module.css'

/** The words around the people of the demo. */
export const DemoIntroduction = ({ of, children }: { of: string | undefined; children: ReactNode }) => (
  <section aria-labelledby="demo-people">
    <h2 id="demo-people">Or continue as</h2>
    <p className={classes.text}>
      Each of them sees a different part of {of === undefined ? 'the demo agency' : <bdi>{of}</bdi>}
      {of !== undefined && ', the demo agency'}.
    </p>
    {children}
    <p className={classes.below}>No password. You can become somebody else at any time, from the account menu.</p>
  </section>
)
