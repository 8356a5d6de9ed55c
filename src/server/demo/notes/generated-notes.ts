import { seers } from '../generated/sight.ts'
import type { ContactIndex, DemoComment, DemoContact, DemoNote, DemoVisibility, Key, Moment } from '../model/types.ts'
import { type Choices, choicesFrom, mixed } from '../seeded.ts'
import { noteBody, reply } from './sentences.ts'

const hour = 3_600_000
const day = 24 * hour

const timeOf = (moment: Moment) => Date.parse(`${moment.replace(' ', 'T')}Z`)
const momentOf = (time: number): Moment => new Date(time).toISOString().slice(0, 19).replace('T', ' ')

const duringWork = (time: number, choices: Choices) =>
  Math.floor(time / day) * day + 8 * hour + Math.floor(choices.share() * 10 * 3600) * 1000

// The newest note is the last change of a contact. The others are between its creation and that.
const timesOf = (contact: DemoContact, count: number, choices: Choices): number[] => {
  const first = timeOf(contact.createdAt)
  const last = timeOf(contact.updatedAt)
  const times = Array.from({ length: count - 1 }, () => {
    const time = duringWork(first + choices.share() * (last - first), choices)
    return Math.min(Math.max(time, first), last)
  })
  return [last, ...times].sort((a, b) => b - a)
}

const intersectAcl = (choices: Choices): DemoVisibility => {
  const chosen = choices.share()
  if (chosen < 0.04) return { visibility: 'only-me' }
  if (chosen < 0.06) return { visibility: 'group', group: choices.pick(['build', 'design', 'partners']) }
  return { visibility: 'public' }
}

const commentsOn = (time: number, until: number, people: Key[], choices: Choices): DemoComment[] => {
  const first = time + 900_000 + choices.below(90) * 60_000
  const second = first + 900_000 + choices.below(90) * 60_000
  const count = first > until || !choices.chance(0.35) ? 0 : second > until || choices.chance(0.6) ? 1 : 2
  return [first, second].slice(0, count).map((at) => ({
    body: reply(choices),
    author: choices.pick(people),
    isPrivate: false,
    attachments: [],
    createdAt: momentOf(at),
  }))
}

/** Returns the notes about a generated contact, mostly none. Only people with access to a note write or comment on it. */
export const generatedNotes = (seed: number, index: ContactIndex, contact: DemoContact): DemoNote[] => {
  const choices = choicesFrom(mixed(seed, index, 40))
  const contactSeers = seers(contact, contact.author)
  if (!choices.chance(0.245) || contactSeers.length === 0) return []
  const count = contact.createdAt === contact.updatedAt ? 1 : 1 + choices.below(4)
  return timesOf(contact, count, choices).map((time): DemoNote => {
    const author = choices.pick(contactSeers)
    const sight = intersectAcl(choices)
    const both = seers(sight, author).filter((person) => contactSeers.includes(person))
    return {
      contact: index,
      body: noteBody(choices),
      date: momentOf(time),
      ...sight,
      attachments: [],
      comments: commentsOn(time, timeOf(contact.updatedAt), both, choices),
      author,
      createdAt: momentOf(time),
    }
  })
}
