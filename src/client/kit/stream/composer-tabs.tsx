import classes from './stream.module.css'

interface ComposerTabsProps {
  tabs: readonly { key: string; label: string }[]
  value: string
  onChange: (key: string) => void
}

/** The kinds of entry that the composer can add: "Note", "Task". */
export const ComposerTabs = ({ tabs, value, onChange }: ComposerTabsProps) => (
  <div className={classes.tabs} role="group" aria-label="Add">
    {tabs.map(({ key, label }) => (
      <button
        key={key}
        type="button"
        className={key === value ? `${classes.tab} t-strong` : classes.tab}
        aria-pressed={key === value}
        onClick={() => onChange(key)}
      >
        {label}
      </button>
    ))}
  </div>
)
