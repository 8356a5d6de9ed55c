import { Keys } from '../../ui/keys/key.tsx'
import classes from './due.module.css'

interface TakenWordsProps {
  words: string
  onKeep: () => void
}

/** The words of a line that were read as its date, as a button that leaves them in the line. The key is Esc. */
export const TakenWords = ({ words, onKeep }: TakenWordsProps) => (
  <button type="button" className={classes.taken} title="Keep these words in the line" onClick={onKeep}>
    <span>
      from “<bdi>{words}</bdi>” · keep the words
    </span>
    <Keys combo="esc" />
  </button>
)
