import type { DemoVisibility, Key } from '../model/types.ts'
import { membersOf } from '../people/workgroups.ts'
import { choicesFrom, mixed, share } from '../seeded.ts'

const writers: readonly Key[] = [
  'ana',
  'ana',
  'ana',
  'jonas',
  'jonas',
  'jonas',
  'jonas',
  'mei',
  'priya',
  'priya',
  'tomasz',
  'niki',
  'seun',
  'hanna',
]
const early: readonly Key[] = [...writers, 'clara', 'clara', 'clara']
const everybody: readonly Key[] = ['ana', 'jonas', 'mei', 'priya', 'tomasz', 'rangi', 'niki', 'seun', 'hanna']

export const authorAt = (seed: number, place: number, daysBack: number): Key => {
  const people = daysBack > 430 ? early : writers
  return people[mixed(seed, place, 20) % people.length] ?? 'ana'
}

/** Returns a visibility. Most contacts are public, but every visibility occurs. */
export const sightAt = (seed: number, place: number, author: Key): DemoVisibility => {
  if (share(seed, place, 21) < 0.017) return { visibility: 'group', group: 'account-team' }
  const chosen = share(seed, place, 22)
  const choices = choicesFrom(mixed(seed, place, 23))
  if (chosen < 0.05) return { visibility: 'group', group: choices.pick(['build', 'design', 'partners']) }
  if (chosen < 0.095) {
    const others = everybody.filter((person) => person !== author)
    const first = choices.pick(others)
    const second = choices.pick(others)
    return { visibility: 'selected-people', allowedUsers: first === second ? [first] : [first, second] }
  }
  return { visibility: chosen < 0.135 ? 'only-me' : 'public' }
}

/** Returns the people at the agency with access to a contact. */
export const seers = ({ visibility, group, allowedUsers }: DemoVisibility, author: Key): Key[] => {
  if (visibility === 'public') return [...everybody]
  const shown = visibility === 'group' ? membersOf(group ?? '') : (allowedUsers ?? [])
  return [...new Set([author, ...shown])].filter((person) => everybody.includes(person))
}
