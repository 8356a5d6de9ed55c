import { describe, expect, it } from 'vitest'
import { widthsFor } from './filter-widths.ts'

const unset = ['Responsible', 'Category', 'Person or company', 'Currency', 'Visible to']

describe('widthsFor', () => {
  it('asks for more room for each filter, and leaves room for the button of the others before the last one', () => {
    const { each, all } = widthsFor({ segments: [], set: [], unset })
    expect(each).toEqual([16, 24, 32, 36, 36])
    expect(all).toBe(36)
  })

  it('counts segments and set filters, long ones as far as they are shown', () => {
    const set = widthsFor({ segments: ['All', 'Pending'], set: ['Category: Website'], unset: ['Currency'] })
    expect(set.all).toBe(24)
    const long = widthsFor({ segments: [], set: ['Name: '.padEnd(400, 'x')], unset: ['Currency'] })
    expect(long.all).toBe(28)
  })

  it('is at most as wide as the widest line of the style sheet', () => {
    expect(widthsFor({ segments: [], set: Array<string>(9).fill('Category: Website'), unset: ['Currency'] }).each).toEqual([72])
  })
})
