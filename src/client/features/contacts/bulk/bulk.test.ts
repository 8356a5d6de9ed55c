import { parse } from 'papaparse'
import { describe, expect, it, vi } from 'vitest'
import { ServiceError, Unreachable } from '../../../lib/service-error.ts'
import { toCsv } from '../export/export-csv.ts'
import { testContact as contact } from '../test-contact.ts'
import { audienceChange, tagStep, untagStep } from './bulk-steps.ts'
import { outcomeInWords, runBulk } from './run-bulk.ts'

const items = ['1', '2', '3', '4', '5', '6', '7']
const verb = { done: 'tagged ferries', short: 'tagged' }
const refusal = new ServiceError(403, [{ code: 'forbidden', message: 'Only its creator may do this.' }])

describe('doing one thing to many', () => {
  it('does all, a few at a time, and counts', async () => {
    let now = 0
    let most = 0
    const heard: number[] = []
    const write = async (item: string) => {
      most = Math.max(most, ++now)
      await Promise.resolve()
      now -= 1
      return { changeId: `c${item}` }
    }
    const outcome = await runBulk({ items, write, width: 3, onProgress: (done) => heard.push(done) })
    expect(outcome.done.toSorted()).toEqual(items)
    expect(outcome.changeId).toBe('c1')
    expect(most).toBe(3)
    expect(heard).toEqual([1, 2, 3, 4, 5, 6, 7])
    expect(outcomeInWords(outcome, verb)).toBe('7 contacts tagged ferries')
  })

  it('goes on after a refusal and says which', async () => {
    const write = (item: string) => (item === '2' || item === '5' ? Promise.reject(refusal) : Promise.resolve({ changeId: 'c' }))
    const outcome = await runBulk({ items, write })
    expect(outcome.refused.map(({ item }) => item)).toEqual(['2', '5'])
    expect(outcomeInWords(outcome, verb)).toBe('5 contacts tagged ferries. 2 of 7 were not tagged: only its creator may do this.')
  })

  it('stops when no answer comes, and loses none', async () => {
    const write = vi.fn((item: string) => (Number(item) > 3 ? Promise.reject(new Unreachable()) : Promise.resolve({ changeId: 'c' })))
    const outcome = await runBulk({ items, write, width: 1 })
    expect(outcome.done).toEqual(['1', '2', '3'])
    expect(outcome.left).toEqual(['4', '5', '6', '7'])
    expect(write).toHaveBeenCalledTimes(4)
    expect(outcomeInWords(outcome, verb)).toBe('3 contacts tagged ferries. 4 of 7 were not tagged: the service does not answer.')
  })

  it('stops when it is told to', async () => {
    const control = new AbortController()
    const write = (item: string) => {
      if (item === '2') control.abort()
      return Promise.resolve({ changeId: 'c' })
    }
    const outcome = await runBulk({ items, write, width: 1, signal: control.signal })
    expect([outcome.done, outcome.left]).toEqual([
      ['1', '2'],
      ['3', '4', '5', '6', '7'],
    ])
  })

  it('tells of the first change while the rest is under way, once', async () => {
    const heard: string[] = []
    const seen: number[] = []
    const write = (item: string) => {
      seen.push(heard.length)
      return Promise.resolve({ changeId: `c${item}` })
    }
    await runBulk({ items, write, width: 1, onFirst: (changeId) => heard.push(changeId) })
    expect(heard).toEqual(['c1'])
    expect(seen).toEqual([0, 1, 1, 1, 1, 1, 1])
  })

  it('has nothing to take back where nothing was changed', async () => {
    const onFirst = vi.fn()
    const outcome = await runBulk({ items, write: () => Promise.resolve({ changeId: undefined }), onFirst })
    expect([outcome.done.length, outcome.changeId, onFirst.mock.calls]).toEqual([7, undefined, []])
  })

  it('says it of one', async () => {
    const outcome = await runBulk({ items: ['1'], write: () => Promise.reject(refusal) })
    expect(outcomeInWords(outcome, verb)).toBe('It was not tagged: only its creator may do this.')
  })
})

describe('the steps', () => {
  const tagged = contact('1', { tags: [['Ferries', 'Ferries']] })
  const plain = contact('2')

  it('touch only those that would change', () => {
    expect(tagStep([tagged, plain], 'ferries').contacts).toEqual([plain])
    expect(untagStep([tagged, plain], 'ferries').contacts).toEqual([tagged])
    expect(untagStep([tagged], 'ferries').edit?.(tagged).tags).toEqual([])
    expect(
      tagStep([plain], ' a, b ,')
        .edit?.(plain)
        .tags.map(([tag]) => tag),
    ).toEqual(['a', 'b'])
  })

  it('name who no longer sees a contact', () => {
    const seen = contact('3', { visibility: 'selected-people', allowedUsers: ['4', '5'] })
    expect(audienceChange(seen, { visibility: 'selected-people', allowedUsers: ['5', '6'] })).toEqual({
      visibility: 'selected-people',
      allowedUsers: ['6', '-4'],
    })
    const own = contact('3', { visibility: 'selected-people', author: '4', allowedUsers: ['4', '5'] })
    expect(audienceChange(own, { visibility: 'selected-people', allowedUsers: ['6'] }).allowedUsers).toEqual(['6', '-5'])
    expect(audienceChange(seen, { visibility: 'group', groupId: '9' })).toEqual({ visibility: 'group', groupId: '9' })
    expect(audienceChange(seen, { visibility: 'public' })).toEqual({ visibility: 'public' })
  })
})

describe('the export', () => {
  const names = { user: (id: string) => `User ${id}`, group: (id: string) => `Group ${id}` }
  const cellsOf = async (more: Parameters<typeof contact>[1]) => {
    const { data } = parse<Record<string, string>>(await toCsv([contact('1', more)], names), { header: true })
    return data[0] ?? {}
  }

  it('holds all that a contact has', async () => {
    const cells = await cellsOf({
      lastName: 'A, "B"',
      title: 'Publisher',
      companyName: 'Marlowe Books',
      backgroundInfo: 'Met in\nOslo',
      contactData: [
        { id: '1', entityType: 'phone', entityValue: '+47 22 33 44', kind: 'work' },
        { id: '2', entityType: 'phone', entityValue: '555', kind: 'work' },
        { id: '3', entityType: 'phone', entityValue: '666', kind: 'personal' },
        { id: '4', entityType: 'e-mail', entityValue: 'a@b.no', kind: 'personal' },
        { id: '5', entityType: 'website', entityValue: 'b.no' },
      ],
      addresses: [{ id: '1', address: '1 Quay', zipCode: '0150', city: 'Oslo', country: 'Norway', kind: 'work' }],
      importantDates: [
        { id: '1', type: 'birthday', isEveryYear: true, date: '1984-02-29' },
        { id: '2', type: 'anniversary', isEveryYear: false, date: '2026-05-17' },
        { id: '3', type: 'other', isEveryYear: true, date: '2020-01-02' },
      ],
      tags: [
        ['client', 'client'],
        ['ferries', 'ferries'],
      ],
      attachment: ['7', '8'],
      visibility: 'selected-people',
      allowedUsers: ['4', '1'],
    })
    expect(Object.fromEntries(Object.entries(cells).filter(([, text]) => text !== ''))).toEqual({
      Type: 'person',
      Name: 'Name 1',
      'Last name': 'A, "B"',
      Title: 'Publisher',
      Company: 'Marlowe Books',
      'E-mail (personal)': 'a@b.no',
      'Phone (work)': '+47 22 33 44; 555',
      'Phone (personal)': '666',
      'Website (other)': 'b.no',
      'Address (work)': '1 Quay, 0150, Oslo, Norway',
      Birthday: '1984-02-29',
      Anniversary: '2026-05-17 (once)',
      'Other dates': '2020-01-02 (yearly)',
      Tags: 'client, ferries',
      Background: 'Met in\nOslo',
      'Who can see it': 'User 1; User 4',
      Files: '2',
      'Created by': 'User 1',
      'Created (UTC)': '2026-01-01 10:00:00',
      'Changed (UTC)': '2026-01-02 10:00:00',
      Id: '1',
    })
  })

  it.each([
    ['public', 'Everyone'],
    ['only-me', 'User 1'],
    ['group', 'Workgroup Group 9'],
  ] as const)('says who sees what is %s', async (visibility, words) => {
    expect((await cellsOf({ visibility, groupId: '9' }))['Who can see it']).toBe(words)
  })

  it.each(['=HYPERLINK("x")', '+1-555-0100', '+cmd', '-1', '- note', '@SUM(A1)', '\t=1', '+47 22; =1+1'])(
    'hands %j to a spreadsheet as text',
    async (title) => {
      expect((await cellsOf({ title })).Title).toBe(`'${title}`)
    },
  )

  it.each(['+47 22 33 44', '+47 (0) 22.33', '+47 22; +47 33; 555', '1-2', 'a=b'])('leaves %j as it is', async (title) => {
    expect((await cellsOf({ title })).Title).toBe(title)
  })
})
