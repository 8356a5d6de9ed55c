import type { Choices } from '../seeded.ts'
import { sectors } from '../words/locale.ts'

const relations: readonly (readonly [string, number])[] = [
  ['lead', 0.27],
  ['client', 0.22],
  ['newsletter', 0.15],
  ['past client', 0.1],
  ['supplier', 0.09],
  ['partner', 0.06],
  ['press', 0.05],
]
const countries: Record<string, string> = {
  Norway: 'norway',
  Japan: 'japan',
  Portugal: 'portugal',
  Germany: 'germany',
  Greece: 'greece',
}

const relation = (choices: Choices): string | undefined => {
  let left = choices.share()
  for (const [tag, part] of relations) {
    if (left < part) return tag
    left -= part
  }
  return undefined
}

/** Returns tags for the role of a contact, its sector and its place, and sometimes another one. */
export const tagsFor = (choices: Choices, country: string, sector: number | undefined): string[] => {
  const tags: string[] = []
  const first = relation(choices)
  if (first !== undefined) tags.push(first)
  const trade = sector === undefined ? 'freelancer' : sectors[sector]
  if (trade !== undefined && choices.chance(0.55)) tags.push(trade)
  const place = countries[country]
  if (place !== undefined && choices.chance(0.35)) tags.push(place)
  if (sector === sectors.indexOf('travel') && choices.chance(0.2)) tags.push('ferries')
  if (choices.chance(0.04)) tags.push('events')
  if (choices.chance(0.03)) tags.push('accessibility')
  if (choices.chance(0.015)) tags.push('speaker')
  return tags
}
