import type { DemoAddress, DemoDate } from '../model/types.ts'
import type { Choices } from '../seeded.ts'
import type { Locale } from '../words/locale.ts'

const two = (number: number) => String(number).padStart(2, '0')
const dayIn = (choices: Choices, year: number) => `${year}-${two(1 + choices.below(12))}-${two(1 + choices.below(28))}`

/** Of some birthdays only the day is known. */
const withoutSomeYears = (date: string) => (Number(date.slice(-2)) % 5 === 0 ? `-${date.slice(4)}` : date)

export const birthday = (choices: Choices): DemoDate => ({
  type: 'birthday',
  isEveryYear: true,
  date: withoutSomeYears(dayIn(choices, 1952 + choices.below(50))),
})

export const founded = (choices: Choices): DemoDate => ({
  type: 'anniversary',
  isEveryYear: true,
  date: dayIn(choices, 1890 + choices.below(130)),
})

export const addressIn = (locale: Locale, choices: Choices, kind: DemoAddress['kind']): DemoAddress => {
  const city = choices.pick(locale.cities)
  return {
    kind,
    address: locale.address(choices.pick(locale.streets), 1 + choices.below(140)),
    city: city.name.text,
    ...(city.state === undefined ? {} : { state: city.state }),
    zipCode: choices.digits(city.zipCode),
    country: locale.country,
  }
}
