import { Fragment, type KeyboardEvent } from 'react'
import { Keys } from '../../ui/keys/key.tsx'
import { type AmountFormat, isPlainAmount } from './amount-formats.ts'
import classes from './amount-hint.module.css'
import { rememberChosenMark } from './decimal-mark.ts'
import { amountText } from './read-amount.ts'

const keys = ['up', 'down'] as const

/** The text of a reading that was chosen: `12.500` as `12.50`. */
const chosenText = (amount: string) => amountText(amount.replace(/(\.\d\d)0$/, '$1'))

interface HintProps {
  /** As it is typed. */
  text: string
  format: AmountFormat
  /** Takes the text of the reading that the person chose. */
  onChoose: (text: string) => void
}

const choose = ({ text, format, onChoose }: HintProps, at: number) => {
  const reading = format.read(text)
  const amount = 'choices' in reading ? reading.choices[at] : undefined
  if (!('choices' in reading) || amount === undefined) return false
  rememberChosenMark(at === 1 ? reading.mark : reading.mark === '.' ? ',' : '.')
  onChoose(chosenText(amount))
  return true
}

/** Chooses a reading of a typed amount: the arrow up the first one, the arrow down the second. */
export const chooseByKey = (event: KeyboardEvent, props: HintProps): void => {
  const at = ['ArrowUp', 'ArrowDown'].indexOf(event.key)
  if (at >= 0 && choose(props, at)) event.preventDefault()
}

/** What a typed amount will be stored as, or the question which of two readings is meant. Nothing where the text says it itself. */
export const AmountHint = (props: HintProps) => {
  const { text, format } = props
  const reading = format.read(text)
  if ('choices' in reading) {
    return (
      <span role="group" aria-label="Which amount?" className={classes.question}>
        Is this{' '}
        {reading.choices.map((amount, at) => (
          <Fragment key={amount}>
            {at === 1 && ' or '}
            <button type="button" className={classes.choice} onClick={() => choose(props, at)}>
              {format.choice(amount)} <Keys combo={keys[at] ?? ''} />
            </button>
          </Fragment>
        ))}
        ?
      </span>
    )
  }
  return 'amount' in reading && !(isPlainAmount(text) && format.show(reading.amount).endsWith(text.trim())) ? (
    <span role="status">{format.show(reading.amount)}</span>
  ) : null
}
