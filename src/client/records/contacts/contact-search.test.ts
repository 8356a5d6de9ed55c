import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Field } from '../../kit/search/fields.ts'
import { disabledReasonOf, filterSentence, nothingFound } from '../../kit/search/search-words.ts'
import { searchArbitrary } from '../../testing/search-arbitrary.ts'
import { contactNoun, contactSearch } from './contact-search.ts'

const read = (url: string) => contactSearch.read(new URLSearchParams(url))
const everyContact = { sort: 'name' }

describe('a search of contacts in the address', () => {
  it('reads back what was written', () => {
    fc.assert(
      fc.property(searchArbitrary(contactSearch), (search) => {
        expect(contactSearch.read(new URLSearchParams(contactSearch.write(search).toString()))).toEqual(search)
      }),
    )
  })

  it('is empty where nothing is set', () => {
    expect(contactSearch.write(contactSearch.everything).toString()).toBe('')
    expect(contactSearch.isFiltered(read('sort=-name'))).toBe(false)
    expect(contactSearch.isFiltered(read('term=a'))).toBe(true)
  })

  it('leaves out values without a meaning', () => {
    expect(read('type=robot&sort=size&company=abc&since=2026-13-40&term=%20&tags=,')).toEqual(everyContact)
    expect(read('since=2026-02-31&company=9223372036854775808')).toEqual(everyContact)
    expect(read('since=2026')).toEqual(everyContact)
  })

  it('leaves out what the service does not combine', () => {
    expect(read('tags=b,a,b&term=x&type=person')).toEqual({
      sort: 'name',
      term: 'x',
      type: 'person',
      tags: { match: 'all', tags: ['a', 'b'] },
    })
    expect(read('recent=1&term=x&tags=a&sort=changed')).toEqual({ sort: 'name', recent: true })
  })
})

it.each([
  ['tags=press,vip', 'all', 'Tags: press, vip'],
  ['tags=any:press,vip', 'any', 'Any tag of: press, vip'],
  ['tags=none:press', 'none', 'Without the tag: press'],
  ['tags=all:any:x', 'all', 'Tag: any:x'],
])('reads all, any or none of the tags from %s', (url, match, sentence) => {
  const search = read(url)
  expect(search.tags?.match).toBe(match)
  expect(contactSearch.write(search).toString()).toBe(new URLSearchParams(url).toString())
  expect(filterSentence(contactSearch.fields.tags as Field, search.tags, undefined)).toBe(sentence)
})

describe('filters that exclude each other', () => {
  it('say which to clear', () => {
    expect(disabledReasonOf(contactSearch, read('title=Owner&term=a'), 'recent')).toBe(
      'Clear "Name contains" and "Title" to use this filter.',
    )
    expect(disabledReasonOf(contactSearch, read('recent=1'), 'term')).toBe('Clear "Recently viewed" to use other filters.')
    expect(disabledReasonOf(contactSearch, read('term=a'), 'recent')).toBe('Clear "Name contains" to use this filter.')
    for (const [url, name] of [
      ['tags=a', 'since'],
      ['tags=a', 'title'],
      ['company=3&term=a&email=b', 'tags'],
      ['tags=a', 'type'],
      ['since=today', 'tags'],
    ] as const)
      expect(disabledReasonOf(contactSearch, read(url), name)).toBeUndefined()
  })

  it('are cleared one by one', () => {
    expect(contactSearch.with(read('company=3&title=Owner'), 'companyId', undefined)).toEqual({ sort: 'name', title: 'Owner' })
    expect(contactSearch.with(read('sort=changed'), 'recent', true)).toEqual({ sort: 'name', recent: true })
  })
})

it('says what found nothing', () => {
  const said = (url: string) =>
    nothingFound(contactSearch, read(url), { names: { companyId: 'Fjordlys' }, noun: contactNoun, everything: 5 })
  expect(said('title=ferryman')).toEqual({
    title: 'No contacts match “Title: ferryman”',
    text: '5 contacts are hidden by this filter.',
    clear: 'Clear filter',
  })
  expect(said('company=7').title).toBe('No contacts match “Company: Fjordlys”')
  expect(said('type=person').title).toBe('No people yet')
  expect(said('type=company&tags=a,b').title).toBe('No companies match “Tags: a, b”')
  expect(said('title=a&term=b').title).toBe('No contacts match all of these filters')
  expect(said('recent=1')).toMatchObject({ title: 'Nothing viewed yet', clear: 'Show all contacts' })
})
