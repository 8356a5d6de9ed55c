import { Icon, type IconType } from './icon.tsx'
import classes from './state-label.module.css'

/** The tone of a state: pending or soon, won or done, late or failed, closed. */
export type Tone = 'amber' | 'green' | 'red' | 'grey'

/** A state as an icon, a word and a colour. Never colour alone. */
export const StateLabel = ({ tone, icon, label }: { tone: Tone; icon: IconType; label: string }) => (
  <span className={classes.mark} data-tone={tone}>
    <Icon of={icon} size={13} />
    {label}
  </span>
)
