import { IconCoins } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { dealValue } from '../../../contract/deals/deal-value.ts'
import type { PriceType } from '../../../contract/deals/deals.ts'
import { AmountField } from '../../kit/money/amount-field.tsx'
import { type AmountFormat, hoursFormat, moneyFormat, quantityFormat } from '../../kit/money/amount-formats.ts'
import { currencyName } from '../../locale.ts'
import { ComboField } from '../../ui/combo/combo-field.tsx'
import { Segmented } from '../../ui/filters/segmented.tsx'
import { formatMoney } from '../../ui/money/format-money.ts'
import { findPriceCurrencies } from './deal-sources.ts'
import classes from './money-fields.module.css'

/** A price as it is typed. */
export type MoneyDraft = Readonly<Record<'currency' | 'price' | 'duration', string>> & { readonly priceType: PriceType }
export type MoneyFaults = Partial<Record<'currency' | 'price' | 'duration', string>>

const priceTypes = [
  { value: 'fixed', label: 'Fixed' },
  { value: 'hour', label: 'Per hour' },
  { value: 'month', label: 'Per month' },
  { value: 'year', label: 'Per year' },
] as const
const durations = { fixed: '', hour: 'Hours', month: 'Months', year: 'Years' } as const

/** How the parts of a price are written. */
const formatsOf = ({ currency, priceType }: MoneyDraft): Record<'price' | 'duration', AmountFormat> => ({
  price: moneyFormat(currency),
  duration: priceType === 'hour' ? hoursFormat : quantityFormat,
})

/** The price as the service takes it; a text that is no amount is empty. */
export const readMoney = (draft: MoneyDraft) => {
  const { price, duration } = formatsOf(draft)
  const { currency, priceType } = draft
  return { currency, price: price.parse(draft.price) ?? '', priceType, duration: duration.parse(draft.duration) ?? '' }
}

/** Returns the messages about texts that are no amounts. */
export const moneyFaults = (draft: MoneyDraft): MoneyFaults => {
  const formats = formatsOf(draft)
  const faultOf = (part: 'price' | 'duration') => {
    const text = draft[part]
    if (text.trim() === '') return {}
    const amount = formats[part].parse(text)
    if (amount === undefined) return { [part]: formats[part].faultOf(text) }
    return part === 'duration' && amount.startsWith('-') ? { duration: 'Use a number of zero or more.' } : {}
  }
  return { ...faultOf('price'), ...faultOf('duration') }
}

/** Returns the value of a typed price as exact decimal text; undefined while it is none. */
export const typedValue = (draft: MoneyDraft): string | undefined =>
  Object.keys(moneyFaults(draft)).length > 0 ? undefined : dealValue(readMoney(draft))

interface MoneyFieldsProps {
  value: MoneyDraft
  onChange: (change: Partial<MoneyDraft>) => void
  /** Asks for a fixed price alone. */
  fixed?: boolean
  faults?: { readonly [K in keyof MoneyFaults]: string | undefined }
  /** The change of the value that the fields make: "+1,700". */
  difference?: string | undefined
}

/** The fields of a price, with the value that it comes to. */
export const MoneyFields = ({ value, onChange, fixed = false, faults = {}, difference }: MoneyFieldsProps) => {
  const { currency, price, priceType, duration } = value
  const client = useQueryClient()
  const total = typedValue(value)
  const formats = formatsOf(value)
  return (
    <div className={classes.fields}>
      <div className={classes.currency}>
        <ComboField
          label="Currency"
          value={{ id: currency, label: `${currency} – ${currencyName(currency)}` }}
          error={faults.currency}
          icon={IconCoins}
          nothing="No currency found."
          search={(term) => findPriceCurrencies(client, term)}
          onChange={(option) => option?.id && onChange({ currency: option.id })}
        />
      </div>
      <div className={classes.amount}>
        <AmountField
          label="Price"
          format={formats.price}
          value={price}
          error={faults.price}
          onChange={(text) => onChange({ price: text })}
        />
      </div>
      {!fixed && (
        <div className={classes.type}>
          <span className={classes.label} aria-hidden="true">
            Price is
          </span>
          <Segmented label="Price is" size={32} value={priceType} options={priceTypes} onChange={(type) => onChange({ priceType: type })} />
        </div>
      )}
      {priceType !== 'fixed' && (
        <div className={classes.amount}>
          <AmountField
            label={durations[priceType]}
            format={formats.duration}
            value={duration}
            error={faults.duration}
            onChange={(text) => onChange({ duration: text })}
          />
        </div>
      )}
      {!fixed && (
        <div className={classes.total}>
          <span className={classes.label}>Total {difference && <span className={classes.difference}>{difference}</span>}</span>
          <output className={classes.value} aria-label="Total">
            {total === undefined ? '–' : formatMoney(total, currency)}
          </output>
        </div>
      )}
    </div>
  )
}
