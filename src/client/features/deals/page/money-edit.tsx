import { IconPencil } from '@tabler/icons-react'
import { addValues } from '../../../../contract/deals/deal-value.ts'
import type { Deal, DealChange } from '../../../../contract/deals/deals.ts'
import { EditorFrame } from '../../../kit/edit/editor-frame.tsx'
import { useEditor } from '../../../kit/edit/use-editor.ts'
import { rememberCurrency } from '../../../kit/money/currencies.ts'
import { amountText } from '../../../kit/money/read-amount.ts'
import type { RecordEdit } from '../../../kit/record/use-record-edit.ts'
import type { Versioned } from '../../../kit/resource/resource.ts'
import { Icon } from '../../../ui/icons/icon.tsx'
import { Keys } from '../../../ui/keys/key.tsx'
import { formatDifference } from '../../../ui/money/format-money.ts'
import { moneyWords, priceWords, valueWords } from '../deal-words.ts'
import classes from '../money-fields.module.css'
import { type MoneyDraft, MoneyFields, moneyFaults, readMoney, typedValue } from '../money-fields.tsx'

const draftOf = ({ currency, price = '', priceType, duration = '' }: Deal): MoneyDraft => ({
  currency,
  price: amountText(price),
  priceType,
  duration: amountText(duration),
})

/** Returns how much more or less the typed value is: "+1,700". */
const differenceOf = (deal: Deal, draft: MoneyDraft) => {
  const value = typedValue(draft)
  if (value === undefined || deal.value === undefined || draft.currency !== deal.currency) return undefined
  const difference = addValues(value, deal.value, -1n)
  return difference === '0' ? undefined : formatDifference(difference, deal.currency)
}

/** The price of a deal, edited in place as a whole. The total is updated while the user types. */
export const MoneyEdit = ({ edit }: { edit: RecordEdit<Deal, DealChange> }) => {
  const { record } = edit
  const editor = useEditor<MoneyDraft, Versioned<Deal>>({
    value: draftOf(record),
    record,
    draftKey: edit.draftKey('price'),
    validate: (draft) => {
      const [fault] = Object.entries(moneyFaults(draft))
      return fault && { message: fault[1], part: fault[0] }
    },
    onSave: (draft, from) => {
      rememberCurrency(draft.currency)
      return edit.save(readMoney(draft), from, { message: 'Changed the price' })
    },
  })
  const { draft = draftOf(record) } = editor
  const typed = { ...readMoney(draft), value: typedValue(draft) }
  return (
    <section className={classes.card} aria-label="Price" data-open={editor.isOpen || undefined}>
      <EditorFrame
        editor={editor}
        formLabel="Edit price"
        view={
          // biome-ignore lint/a11y/noStaticElementInteractions: the button inside is for the keyboard
          // biome-ignore lint/a11y/useKeyWithClickEvents: see above
          <div className={classes.view} onClick={editor.open}>
            <strong className={classes.value}>{record.value === undefined ? 'No price' : valueWords(record)}</strong>
            <span className={classes.words}>{priceWords(record)}</span>
            <button type="button" className={classes.pencil} data-edit aria-label="Edit price" title="Edit price" onClick={editor.open}>
              <Icon of={IconPencil} size={16} />
            </button>
          </div>
        }
      >
        {() => (
          <>
            <MoneyFields
              value={draft}
              difference={differenceOf(record, draft)}
              onChange={(change) => editor.change({ ...draft, ...change })}
            />
            <p className={classes.foot}>
              <span>
                {priceWords(typed)}
                {record.value !== undefined && typed.value !== record.value && ` · Before: ${moneyWords(record)}`}
              </span>
              <span className={classes.keys} aria-hidden="true">
                <Keys combo="enter" /> save <Keys combo="esc" /> cancel
              </span>
            </p>
          </>
        )}
      </EditorFrame>
    </section>
  )
}
