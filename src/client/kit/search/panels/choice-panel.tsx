import type { Choice } from '../fields.ts'
import classes from './panels.module.css'

interface ChoicePanelProps {
  options: readonly Choice<string>[]
  value: string
  onApply: (value: string) => void
}

/** A list of choices. */
export const ChoicePanel = ({ options, value, onApply }: ChoicePanelProps) => (
  <div className={classes.choices}>
    {options.map((option, at) => (
      <button
        key={option.value}
        type="button"
        className={classes.choice}
        aria-pressed={option.value === value}
        data-autofocus={at === 0 || undefined}
        onClick={() => onApply(option.value)}
      >
        {option.label}
      </button>
    ))}
  </div>
)
