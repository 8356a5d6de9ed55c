import { describe, expect, it } from 'vitest'
import { readAction } from '../../../contract/actions.ts'
import type { Recording } from '../../../contract/recordings.ts'
import { wordsOf } from './activity-words.ts'

const contact = { resource: 'contacts', id: '1', title: 'Sigrid Aune' } as const
const quay = { resource: 'projects', id: '4', title: 'Quay' } as const
const recording = (action: string, resource: Recording['resource'], title: string, ancestors: Recording['ancestors'] = []): Recording => ({
  ...{ id: '9', author: '2', resourceId: '3', date: '2026-11-19 12:00:00' },
  ...{ action: readAction(action), resource, title, ancestors },
})
const sentence = (of: Recording) => {
  const { verb, object, place, snippet } = wordsOf(of)
  return [`${verb} ${object}`, place, snippet]
}

describe('wordsOf', () => {
  it('says what notes and comments are on, and quotes them', () => {
    const note = recording('note created', 'notes', 'Called.', [contact])
    expect(sentence(note)).toEqual(['added a note on Sigrid Aune', 'Contact', '“Called.”'])
    const onNote = recording('comment created', 'comments', 'Good.', [{ resource: 'notes', id: '3', title: 'Called.' }, contact])
    expect(sentence(onNote)).toEqual(['commented on a note on Sigrid Aune', 'Contact', '“Good.”'])
    const onMessage = recording('comment created', 'comments', 'Good.', [{ resource: 'messages', id: '3', title: 'Fares' }, quay])
    expect(sentence(onMessage)).toEqual(['commented on Fares', 'Quay', '“Good.”'])
  })

  it('ends what was cut with a whole word, and quotes quotations', () => {
    const snippet = (title: string) => wordsOf(recording('note created', 'notes', title, [contact])).snippet
    const cut = 'Board meets on the 27th. Phase 2 is the second item, after the winter timetable.'
    expect(snippet(cut)).toBe('“Board meets on the 27th. Phase 2 is the second item, after the winter…”')
    expect(snippet('“An Orchard” waits.')).toBe('“‘An Orchard’ waits.”')
    expect(snippet('次'.repeat(80))).toBe(`“${'次'.repeat(80)}…”`)
  })

  it('names other records and where they are', () => {
    expect(sentence(recording('deal won', 'deals', 'Ferries'))).toEqual(['won the deal Ferries', 'Deal', undefined])
    expect(sentence(recording('case closed', 'cases', 'Refund'))).toEqual(['closed the case Refund', 'Case', undefined])
    expect(sentence(recording('task done', 'tasks', 'Call', [contact]))).toEqual(['completed the task Call', 'Sigrid Aune', undefined])
    expect(sentence(recording('task done', 'tasks', 'Read'))).toEqual(['completed the task Read', 'Personal task', undefined])
    expect(sentence(recording('milestone completed', 'milestones', 'Beta', [quay]))).toEqual([
      'completed the milestone Beta',
      'Quay',
      undefined,
    ])
  })

  it('names the companies that a project was shared with', () => {
    const quay = (action: string, xCompanies?: string[]) =>
      wordsOf({ ...recording(action, 'projects', 'Quay'), ...(xCompanies && { xCompanies }) })
    expect(quay('project shared', ['Fjordline'])).toMatchObject({ verb: 'shared the project', object: 'Quay', also: 'with Fjordline' })
    expect(quay('project unshared', ['Fjordline'])).toEqual({
      verb: 'removed Fjordline from',
      alone: 'removed Fjordline',
      object: 'Quay',
      place: 'Project',
    })
    expect(quay('project unshared')).toEqual({
      verb: 'removed a company from',
      alone: 'removed a company',
      object: 'Quay',
      place: 'Project',
    })
  })
})
