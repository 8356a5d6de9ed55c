import classes from '../edit/edit.module.css'
import { ValueEdit, type ValueEditProps } from '../edit/value-edit.tsx'
import type { AmountFormat } from './amount-formats.ts'
import { AmountHint, chooseByKey } from './amount-hint.tsx'

/** An amount, edited in place, with what it will be stored as. */
export const AmountEdit = <R,>({
  format,
  ...rest
}: Omit<ValueEditProps<string, R>, 'format' | 'after' | 'onKeyDown'> & { format: AmountFormat }) => (
  <ValueEdit
    {...rest}
    format={format}
    onKeyDown={(event, text, choose) => chooseByKey(event, { text, format, onChoose: choose })}
    after={(text, choose) => (
      <span className={classes.read}>
        <AmountHint text={text} format={format} onChoose={choose} />
      </span>
    )}
  />
)
