import { expect, it } from 'vitest'
import { readAction } from '../../../../contract/actions.ts'
import type { Recording } from '../../../../contract/recordings.ts'
import { changesIn } from './catch-up-words.ts'

const names: Record<string, string> = { 1: 'Sigrid Aune', 2: 'Nils Eide', 3: 'Kaito Mori' }
const resources: Record<string, Recording['resource']> = { deal: 'deals', note: 'notes', comment: 'comments' }

/** The words of a row for these events on a deal, oldest first: "1 note created". */
const words = (...events: string[]) => {
  const recordings = events.map((event, at): Recording => {
    const [author = '', ...action] = event.split(' ')
    const resource = resources[action[0] ?? ''] ?? 'deals'
    return {
      id: String(at),
      action: readAction(action.join(' ')),
      author,
      resource,
      resourceId: '9',
      title: 'Night ferries',
      date: `2026-11-20 09:00:0${at}`,
      ancestors: resource === 'deals' ? [] : [{ resource: 'deals', id: '4', title: 'Night ferries' }],
    }
  })
  const about = { resource: 'deals', id: '4', title: 'Night ferries' } as const
  return changesIn({ key: 'deals 4', about, place: undefined, recordings }, (id) => names[id] ?? '')
}

it.each([
  ['one event, without the record that the title names', ['1 deal won'], 'Sigrid Aune won the deal'],
  ['the same person and verb once', ['1 comment created', '1 comment created'], 'Sigrid Aune commented'],
  ['the latest of several verbs of one person', ['1 deal created', '1 comment created'], 'Sigrid Aune commented and made 1 other change'],
  ['that a record was added', ['1 deal created'], 'Sigrid Aune added this deal'],
  ['two people with one verb', ['1 comment created', '2 comment created'], 'Nils Eide and Sigrid Aune commented'],
  ['two people with different verbs', ['1 note created', '2 comment created'], 'Nils Eide commented, Sigrid Aune added a note'],
  ['three people with one verb', ['1 comment created', '2 comment created', '3 comment created'], 'Kaito Mori and 2 others commented'],
  [
    'three people with different verbs, crediting only the latest',
    ['1 note created', '2 comment created', '3 deal lost'],
    'Kaito Mori lost the deal, 2 others made changes',
  ],
])('says %s', (_, events, sentence) => {
  expect(words(...events)).toBe(sentence)
})
