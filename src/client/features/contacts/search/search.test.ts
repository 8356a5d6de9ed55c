import { describe, expect, it } from 'vitest'
import { type ContactSearch, everyContact, isFiltered, leftOut, readSearch, writeSearch } from './search.ts'
import { nothingFound, whyNot, withoutFilter } from './search-words.ts'
import { sinceMoment } from './since.ts'

const read = (url: string) => readSearch(new URLSearchParams(url))

describe('a search in the URL', () => {
  it('reads back what was written', () => {
    const searches: ContactSearch[] = [
      everyContact,
      { sort: 'name', recent: true },
      { sort: '-changed', type: 'person', term: 'été & co', title: 'Owner', companyId: '12', email: '@fjordlys.no', since: '30-days' },
      { sort: 'changed', type: 'company', tags: ['50% off', 'a/b', 'ferries'], since: '2026-11-01' },
    ]
    for (const search of searches) expect(readSearch(new URLSearchParams(writeSearch(search).toString()))).toEqual(search)
  })

  it('is short where nothing is set', () => {
    expect(writeSearch(everyContact).toString()).toBe('')
    expect(isFiltered(read('sort=-name'))).toBe(false)
    expect(isFiltered(read('term=a'))).toBe(true)
  })

  it('leaves out what it cannot mean', () => {
    expect(read('type=robot&sort=size&company=abc&since=2026-13-40&term=%20&tags=,')).toEqual(everyContact)
    expect(read('since=2026-02-31&company=9223372036854775808')).toEqual(everyContact)
    expect(read('since=2026')).toEqual(everyContact)
  })

  it('names what it leaves out', () => {
    expect(leftOut(new URLSearchParams('since=rubbish&type=person&new='))).toEqual(['since'])
    expect(leftOut(new URLSearchParams('tags=a&term=b&sort=name'))).toEqual(['term'])
    expect(leftOut(new URLSearchParams('recent=1'))).toEqual([])
  })

  it('leaves out what the service does not combine', () => {
    expect(read('tags=b,a,b&term=x&title=y&company=3&email=z&type=person')).toEqual({ sort: 'name', type: 'person', tags: ['a', 'b'] })
    expect(read('recent=1&term=x&tags=a&sort=changed')).toEqual({ sort: 'name', recent: true })
  })
})

describe('filters that exclude each other', () => {
  it('say why', () => {
    expect(whyNot('tags', read('title=Owner&term=a'))).toContain('Clear the name and the title first.')
    expect(whyNot('title', read('tags=a'))).toContain('Clear the tags first.')
    expect(whyNot('term', read('recent=1'))).toContain('stands alone')
    expect([whyNot('since', read('tags=a')), whyNot('type', read('tags=a')), whyNot('tags', read('since=today'))]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })

  it('are taken off one by one', () => {
    expect(withoutFilter('company', read('company=3&title=Owner'))).toEqual({ sort: 'name', title: 'Owner' })
  })
})

describe('a list filtered to none', () => {
  it('says by what', () => {
    expect(nothingFound(read('title=ferryman'))).toBe('Nobody has the title “ferryman”')
    expect(nothingFound(read('type=company&tags=a,b'))).toBe('No company has all of the tags “a”, “b”')
    expect(nothingFound(read('title=a&term=b'))).toBe('Nothing fits all of these filters')
  })
})

describe('changed since', () => {
  const now = new Date(2026, 2, 3, 15, 30)
  const utc = (date: Date) => date.toISOString().slice(0, 19).replace(/\D/g, '')

  it('begins with the day where the person is, over the end of a month', () => {
    expect(sinceMoment('today', now)).toBe(utc(new Date(2026, 2, 3)))
    expect(sinceMoment('7-days', now)).toBe(utc(new Date(2026, 1, 24)))
    expect(sinceMoment('2026-02-28', now)).toBe(utc(new Date(2026, 1, 28)))
    expect(sinceMoment('today', now)).toMatch(/^\d{14}$/)
  })
})
