import { expect, it } from 'vitest'
import { readAction } from '../../../../contract/actions.ts'
import type { Recording } from '../../../../contract/recordings.ts'
import { commentsOn, filterNews, groupNews, replyTo } from './catch-up-groups.ts'

const made = (id: number, resource: Recording['resource'], resourceId: string, ancestors: Recording['ancestors'] = []): Recording => ({
  id: String(id),
  action: readAction(`${resource} created`),
  author: '2',
  resource,
  resourceId,
  title: `${resource} ${resourceId}`,
  date: `2026-11-20 09:00:0${id}`,
  ancestors,
})
const project = { resource: 'projects', id: '7', title: 'Quay' } as const
const message = { resource: 'messages', id: '4', title: 'messages 4' } as const
const contact = { resource: 'contacts', id: '4', title: 'Sigrid Aune' } as const

it('groups notes and comments under what they are on, the oldest news first', () => {
  const news = [
    made(1, 'messages', '4', [project]),
    made(2, 'notes', '9', [contact]),
    made(3, 'comments', '5', [message, project]),
    made(4, 'comments', '6', [{ resource: 'notes', id: '9', title: 'Note' }, contact]),
    made(5, 'deals', '4'),
  ]
  const groups = groupNews(news.toReversed())
  expect(groups.map(({ about, place, recordings }) => [about.title, place, recordings.map(({ id }) => id)])).toEqual([
    ['messages 4', 'Quay', ['1', '3']],
    ['Sigrid Aune', undefined, ['2', '4']],
    ['deals 4', undefined, ['5']],
  ])
  expect(filterNews(groups, { kind: 'comments' }).map(({ about }) => about.title)).toEqual(['messages 4', 'Sigrid Aune'])
  expect(filterNews(groups, { person: '3' })).toEqual([])
  expect(filterNews(groups, { kind: 'customers' }).map(({ about }) => about.title)).toEqual(['deals 4'])
})

it('replies to the record, or to the latest note on one that takes no comments', () => {
  const note = { resource: 'notes', id: '9', title: 'Note' } as const
  const groups = groupNews([
    made(1, 'comments', '5', [message, project]),
    made(2, 'notes', '8', [contact]),
    made(3, 'comments', '6', [note, contact]),
    made(4, 'deals', '4'),
  ])
  expect(groups.map(replyTo)).toEqual([{ resource: 'messages', id: '4' }, { resource: 'notes', id: '9' }, undefined])
  expect(groups.slice(0, 2).map((group) => commentsOn(group, replyTo(group) ?? message))).toEqual([1, 1])
  expect(groups.slice(1, 2).map((group) => commentsOn(group, { resource: 'notes', id: '8' }))).toEqual([0])
})
