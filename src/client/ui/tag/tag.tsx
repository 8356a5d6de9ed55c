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

/** The space of letters that a tag takes beside its name, and that "+2" takes. */
const [around, more] = [3, 5]

/** How many tags fit into the space of so many letters; always the first. */
export const countFittingTags = (names: readonly string[], letters: number): number => {
  let left = letters
  for (const [index, name] of names.entries()) {
    left -= [...short(name)].length + around
    const isLast = index === names.length - 1
    if (index > 0 && left < (isLast ? 0 : more)) return index
  }
  return names.length
}

/** The tags of a row of a long list, as plain elements. Those that do not fit become "+2", with their names as its label and title. */
export const tagsInRow = (names: readonly string[], letters: number) => {
  const max = countFittingTags(names, letters)
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
