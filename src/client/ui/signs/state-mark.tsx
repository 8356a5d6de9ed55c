import { Sign, type SignIcon } from './sign.tsx'
import classes from './state-mark.module.css'

/** The tone of a state: pending or soon, won or done, late or failed, closed. */
export type Tone = 'amber' | 'green' | 'red' | 'grey'

/** A state: sign, word and colour, without a box. Never colour alone. */
export const StateMark = ({ tone, icon, label }: { tone: Tone; icon: SignIcon; label: string }) => (
  <span className={classes.mark} data-tone={tone}>
    <Sign of={icon} size={13} />
    {label}
  </span>
)
