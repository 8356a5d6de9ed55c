import { describe, expect, it } from 'vitest'
import { fitTags, tagRoom } from './fit-tags.ts'

describe('the tags of a row', () => {
  it('are as many as fit, with the number of the others', () => {
    expect(fitTags(['client', 'norway', 'ferries'], 160)).toBe(2)
    expect(fitTags(['client', 'norway'], 115)).toBe(2)
    expect(fitTags(['client', 'norway', 'sea'], 115)).toBe(1)
    expect(fitTags(['a', 'b', 'c', 'd', 'e'], 500)).toBe(3)
  })

  it('are one at least, and none where there are none', () => {
    expect(fitTags(['a rather long tag that says much', 'b'], 60)).toBe(1)
    expect(fitTags([], 60)).toBe(0)
  })

  it('have less room in a narrower window', () => {
    expect(tagRoom(1440)).toBeGreaterThan(tagRoom(1000))
  })
})
