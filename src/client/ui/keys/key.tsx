import classes from './key.module.css'
import { onMac } from './platform.ts'

const signs: Readonly<Record<string, string>> = {
  mod: onMac ? '⌘' : 'Ctrl',
  shift: onMac ? '⇧' : 'Shift',
  alt: onMac ? '⌥' : 'Alt',
  enter: '↵',
  escape: 'Esc',
  esc: 'Esc',
  space: 'Space',
  up: '↑',
  down: '↓',
  left: '←',
  right: '→',
  backspace: '⌫',
  delete: '⌫',
}

const signOf = (key: string) => signs[key.toLowerCase()] ?? (key.length === 1 ? key.toUpperCase() : key)

/** One key as it is printed on the keyboard. */
export const Key = ({ k }: { k: string }) => <kbd className={classes.key}>{k}</kbd>

/**
 * A combination or a sequence, one box a key: `mod+K`, `g c`.
 *
 * @param joined all in one box ("⌘Z"), for buttons and notes
 */
export const Keys = ({ combo, joined = false }: { combo: string; joined?: boolean }) => {
  const keys = combo.split(/[\s+]+/).map(signOf)
  if (joined) return <Key k={keys.join(onMac || keys.length === 1 ? '' : '+')} />
  return (
    <span className={classes.keys}>
      {keys.map((key) => (
        <Key key={key} k={key} />
      ))}
    </span>
  )
}
