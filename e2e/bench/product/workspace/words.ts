import type { Choices } from '../../../../src/server/demo/seeded.ts'

const verbs = [
  'Call',
  'Send',
  'Draw',
  'Review',
  'Book',
  'Print',
  'Translate',
  'Measure',
  'Photograph',
  'Answer',
  'Move',
  'Test',
  'Invoice',
  'Plan',
]
const adjectives = [
  'the new',
  'the second',
  'the last',
  'a shorter',
  'the printed',
  'the Danish',
  'their own',
  'the missing',
  'the spring',
  'an open',
]
const things = [
  'timetable',
  'signage',
  'offer',
  'homepage',
  'booking form',
  'harbour map',
  'newsletter',
  'price list',
  'typeface',
  'contract',
  'poster',
  'survey',
  'archive',
  'workshop',
  'menu',
  'catalogue',
]
const places = ['Bergen', 'Porto', 'Gdańsk', 'Leith', 'Ålesund', 'Malmö', 'Tallinn', 'Brest', 'Kotka', 'Vigo', 'Turku', 'Rostock']

const sentence = (of: Choices) => `${of.pick(verbs)} ${of.pick(adjectives)} ${of.pick(things)} for ${of.pick(places)}`

/** Returns a name of about six words, with a number that makes most names unique. */
export const title = (of: Choices) => `${sentence(of)} ${of.digits('###')}`
/** Returns some sentences. */
export const text = (of: Choices, sentences: number) => Array.from({ length: sentences }, () => `${sentence(of)}.`).join(' ')
export const nameOf = (of: Choices) => `${of.pick(places)} ${of.pick(things)} ${of.digits('##')}`
/** Search terms, from very common to absent. */
export const searched = [
  ...things.slice(0, 6),
  ...places.slice(0, 4),
  'call the',
  'timetable for bergen',
  'an',
  'mar',
  'sig',
  'ålesund 1',
  'zzyxq',
]
