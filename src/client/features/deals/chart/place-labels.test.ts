import { describe, expect, it } from 'vitest'
import { type Bar, placeLabels } from './place-labels.ts'

const bar = (x: number, height: number, text: string, more: Partial<Bar> = {}): Bar => ({
  x,
  y: 100 - height,
  width: 10,
  height,
  text,
  hangs: false,
  ...more,
})
const textsOf = (bars: readonly Bar[]) => placeLabels(bars, 0, 300).map(({ text }) => text)

describe('the values above the bars', () => {
  it('leave out the lower one of two that would overlap', () => {
    expect(textsOf([bar(20, 40, '1,200'), bar(31, 42, '1,300')])).toEqual(['1,300'])
    expect(textsOf([bar(20, 40, '1,200'), bar(80, 42, '1,300')])).toEqual(['1,300', '1,200'])
  })

  it('leave out one that would cover a higher bar', () => {
    expect(textsOf([bar(20, 10, '1,200'), bar(31, 80, '9,000')])).toEqual(['9,000'])
  })

  it('stand at the edge of their bar where a higher one leaves no room over its middle', () => {
    const labels = placeLabels([bar(40, 80, '68.2'), bar(51, 20, '14.8'), bar(29, 20, '22.4')], 0, 300)
    expect(labels.map(({ text, x }) => [text, x])).toEqual([
      ['68.2', 45],
      ['14.8', 65],
      ['22.4', 25],
    ])
  })

  it('stay inside the chart', () => {
    expect(placeLabels([bar(0, 40, '12,000')], 0, 300)[0]?.x).toBe(19.5)
    expect(placeLabels([bar(290, 40, '12,000')], 0, 300)[0]?.x).toBe(280.5)
  })

  it('stand below a bar that hangs from the line', () => {
    const [label] = placeLabels([bar(20, 30, '85', { y: 100, hangs: true })], 0, 300)
    expect(label?.y).toBeGreaterThan(130)
  })
})
