import { expect, it } from 'vitest'
import { readAction } from '../../../contract/actions.ts'
import type { Recording } from '../../../contract/recordings.ts'
import { markAfter, seenBy } from './seen-mark.ts'

const at = (n: number): Recording => ({
  id: String(n),
  action: readAction('note created'),
  author: '2',
  resource: 'notes',
  resourceId: '1',
  title: 'Note',
  date: `2026-11-20 09:00:0${n}`,
  ancestors: [],
})
const [one, two, three] = [at(1), at(2), at(3)] as const
const known = [three, one, two]
const upTo = ({ id, date }: Recording) => ({ recordingId: id, date })
const idsSeen = (mark: Parameters<typeof seenBy>[0]) => known.filter(seenBy(mark)).map(({ id }) => id)

it('keeps what was seen out of turn one by one', () => {
  const mark = markAfter({}, known, [two], { complete: true })
  expect(mark).toEqual({ seen: undefined, seenRecordings: ['2'] })
  expect(idsSeen(mark)).toEqual(['2'])
})

it('moves the mark when nothing unseen is left before it', () => {
  const mark = markAfter({ seenRecordings: ['2'] }, known, [one], { complete: true })
  expect(mark).toEqual({ seen: upTo(two), seenRecordings: [] })
  expect(idsSeen(mark)).toEqual(['1', '2'])
})

it('takes the mark back for what is unseen again', () => {
  const mark = markAfter({ seen: upTo(three) }, known, [two], { complete: true, unseen: true })
  expect(mark).toEqual({ seen: upTo(one), seenRecordings: ['3'] })
  expect(idsSeen(mark)).toEqual(['3', '1'])
  expect(markAfter({ seen: upTo(two) }, known, [one], { complete: true, unseen: true })).toEqual({ seen: undefined, seenRecordings: ['2'] })
})

it('does not move the mark over events that are not loaded', () => {
  expect(markAfter({}, known, [one], { complete: false })).toEqual({ seen: undefined, seenRecordings: ['1'] })
})
