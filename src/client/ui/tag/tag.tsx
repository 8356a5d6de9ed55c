import classes from './tag.module.css'

// Cut here and not in CSS: clipping every tag makes long lists slow.
const longest = 24
const short = (name: string) => (name.length > longest ? `${[...name].slice(0, longest - 1).join('')}…` : name)

/** A tag. A very long name is cut, with the full name as its title. With `onRemove` it has a remove button. */
export const Tag = ({ name, onRemove }: { name: string; onRemove?: (() => void) | undefined }) => {
  if (!onRemove) {
    return (
      <span className={classes.tag} dir="auto" title={name.length > longest ? name : undefined}>
        {short(name)}
      </span>
    )
  }
  return (
    <span className={classes.removable}>
      <bdi title={name.length > longest ? name : undefined}>{short(name)}</bdi>
      <button type="button" className={classes.remove} aria-label={`Remove tag ${name}`} onClick={onRemove}>
        <svg viewBox="0 0 10 10" width="8" height="8" aria-hidden="true">
          <path d="M2 2l6 6M8 2l-6 6" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" />
        </svg>
      </button>
    </span>
  )
}

/** The tags of a row of a long list, as plain elements. Tags past `max` become "+2", with their names as its label and title. */
export const tagsInRow = (names: readonly string[], max: number) => {
  const rest = names.slice(max)
  return (
    <>
      {names.slice(0, max).map((name) => (
        <span key={name} className={classes.tag} dir="auto" title={name.length > longest ? name : undefined}>
          {short(name)}
        </span>
      ))}
      {rest.length > 0 && (
        <span className={classes.tag} role="img" aria-label={`and ${rest.join(', ')}`} title={rest.join(', ')}>
          +{rest.length}
        </span>
      )}
    </>
  )
}
