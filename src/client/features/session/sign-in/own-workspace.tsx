import type { ReactNode } from 'react'
import classes from '../forms.module.css'
import { SignInForm } from './sign-in-form.tsx'

/** Signs in to a workspace that a visitor of the demo has created, beside the people of the sample. */
export const OwnWorkspace = ({ onDone, children }: { onDone: () => void; children: ReactNode }) => (
  <section aria-labelledby="own-workspace">
    <h2 id="own-workspace">Your own workspace</h2>
    <p className={classes.text}>One that you have created in this browser.</p>
    <SignInForm onDone={onDone} focused={false} />
    {children && <p className={classes.below}>{children}</p>}
  </section>
)
