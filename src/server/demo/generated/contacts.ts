import { type Moments, momentsFrom } from '../model/moments.ts'
import type { DemoContact } from '../model/types.ts'
import { type Choices, choicesFrom, mixed, share } from '../seeded.ts'
import type { Locale } from '../words/locale.ts'
import { background } from './background.ts'
import { type Company, companyOf } from './company.ts'
import { type Span, spanAt } from './dates.ts'
import { addressIn, birthday, founded } from './particulars.ts'
import { colleague, freelancer } from './person.ts'
import { authorAt, sightAt } from './sight.ts'
import { tagsFor } from './tags.ts'
import { titleFor } from './titles.ts'

const block = 12 // two companies, then ten people who work for the one or the other

type Place = { seed: number; place: number; from: number; moments: Moments }

const common = ({ seed, place }: Place, span: Span, choices: Choices, locale: Locale, sector: number | undefined) => {
  const author = authorAt(seed, place, span.daysBack)
  return {
    ...sightAt(seed, place, author),
    contactData: [],
    importantDates: [],
    addresses: [],
    tags: tagsFor(choices, locale.country, sector),
    attachments: [],
    author,
    createdAt: span.createdAt,
    updatedAt: span.updatedAt,
  }
}

const companyContact = (where: Place, company: Company, choices: Choices): DemoContact => {
  const { locale, domain, name } = company
  const span = spanAt(where.seed, where.place, where.moments)
  const contact: DemoContact = { type: 'company', name, ...common(where, span, choices, locale, company.sector) }
  const desk = choices.pick(['info', 'hello', 'office', 'post'])
  contact.contactData.push({ entityType: 'e-mail', entityValue: `${desk}@${domain}`, kind: 'work' })
  if (choices.chance(0.85)) contact.contactData.push({ entityType: 'phone', entityValue: choices.digits(locale.phone), kind: 'work' })
  if (choices.chance(0.8)) contact.contactData.push({ entityType: 'website', entityValue: `https://${domain}`, kind: 'work' })
  if (choices.chance(0.9)) contact.addresses.push(addressIn(locale, choices, 'work'))
  if (choices.chance(0.15)) contact.importantDates.push(founded(choices))
  if (choices.chance(0.15)) contact.backgroundInfo = background(choices)
  return contact
}

const personContact = (where: Place, company: Company | undefined, employer: number, first: boolean, choices: Choices): DemoContact => {
  const { seed, place, from, moments } = where
  const person = company ? colleague(seed, company, place % block, choices) : freelancer(choices)
  const contact: DemoContact = {
    type: 'person',
    name: person.name,
    ...common(where, spanAt(seed, place, moments), choices, person.locale, company?.sector),
  }
  if (person.lastName !== undefined) contact.lastName = person.lastName
  if (company) {
    contact.company = from + employer
    contact.companyName = company.name
  }
  if (choices.chance(0.92)) contact.title = titleFor(choices, company, first)
  const own = `${person.local}${place}@brevpost.eu`
  const email = company ? `${person.local}@${company.domain}` : own
  if (choices.chance(0.95)) contact.contactData.push({ entityType: 'e-mail', entityValue: email, kind: company ? 'work' : 'personal' })
  if (choices.chance(0.6))
    contact.contactData.push({ entityType: 'phone', entityValue: choices.digits(person.locale.mobile), kind: 'work' })
  if (company && choices.chance(0.06)) contact.contactData.push({ entityType: 'e-mail', entityValue: own, kind: 'personal' })
  if (choices.chance(0.14)) contact.addresses.push(addressIn(person.locale, choices, 'personal'))
  if (choices.chance(0.28)) contact.importantDates.push(birthday(choices))
  if (choices.chance(0.3)) contact.backgroundInfo = background(choices)
  return contact
}

const contactAt = (where: Place): DemoContact => {
  const { seed, place } = where
  const blockNumber = Math.floor(place / block)
  const inBlock = place % block
  const choices = choicesFrom(mixed(seed, place, 10))
  if (inBlock < 2) return companyContact(where, companyOf(seed, blockNumber * 2 + inBlock), choices)
  if (share(seed, place, 11) < 0.1) return personContact(where, undefined, 0, false, choices)
  const ofFirst = 1 + (mixed(seed, blockNumber, 12) % 9)
  const employer = inBlock - 2 < ofFirst ? 0 : 1
  const first = inBlock === 2 || inBlock - 2 === ofFirst
  return personContact(where, companyOf(seed, blockNumber * 2 + employer), blockNumber * block + employer, first, choices)
}

/**
 * Generates contacts one by one. `from` is the index of the first one in the workspace. The same seed, `from` and `now` give the same
 * contacts, however many are generated. Companies precede their people.
 */
export function* generatedContacts(seed: number, count: number, from: number, now: Date): Generator<DemoContact, void, undefined> {
  const moments = momentsFrom(now)
  for (let place = 0; place < count; place++) yield contactAt({ seed, place, from, moments })
}
