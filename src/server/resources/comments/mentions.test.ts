import { expect, it } from 'vitest'
import { mentionedIn } from './mentions.ts'

const people = [
  { id: '1', name: 'Ben Okafor' },
  { id: '2', name: 'Ben Okafor-Lund' },
  { id: '3', name: 'Zoë Ängström' },
  { id: '4', name: 'Li' },
  { id: '5', name: 'Marta  Ruiz' },
]

it.each([
  ['@Ben Okafor, please look', ['1']],
  ['@ben okafor-lund: yes', ['2']],
  ['Ask @Ben.', ['1', '2']],
  ['(@zoë) and @Li!', ['3', '4']],
  ['@Zoe\u0308', ['3']],
  ['@Marta', ['5']],
  ['@Benjamin and @Lisa', []],
  ['ben@li.example and @', []],
  ['@Li @Li\n@Zoë', ['4', '3']],
  ['Ben Okafor', []],
])('finds in %j', (text, ids) => {
  expect(mentionedIn(text, people)).toEqual(ids)
})
