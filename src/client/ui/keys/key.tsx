import classes from './key.module.css'
import { onMac } from './platform.ts'
import { isSingleKey, singleKeys } from './single-keys.ts'

const symbols: Readonly<Record<string, string>> = {
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

const symbolOf = (key: string) => symbols[key.toLowerCase()] ?? (key.length === 1 ? key.toUpperCase() : key)

/** One key, as printed on a keyboard. */
export const Key = ({ k }: { k: string }) => <kbd className={classes.key}>{k}</kbd>

/**
 * A combination or a sequence, one box for each key: `mod+K`, `g c`. Hidden while the user has turned it off.
 *
 * @param joined shows all keys in one box ("⌘Z")
 */
export const Keys = ({ combo, joined = false }: { combo: string; joined?: boolean }) => {
  if (singleKeys.use() === 'off' && isSingleKey(combo)) return null
  const keys = combo.split(/[\s+]+/).map(symbolOf)
  if (joined) return <Key k={keys.join(onMac || keys.length === 1 ? '' : '+')} />
  return (
    <span className={classes.keys}>
      {keys.map((key) => (
        <Key key={key} k={key} />
      ))}
    </span>
  )
}
