import { expect, test } from 'vitest'
import { countsIn, endedIn, flakyIn } from './test-output.ts'

test('tests are counted by the last line of Playwright and by the summary of Vitest', () => {
  expect(countsIn('  3 passed (2.0s)\n\n2 passed, 1 failed, 4 skipped\n')).toEqual({ passed: 2, failed: 1, skipped: 4 })
  expect(countsIn(' Test Files  2 passed (2)\n\u001b[2m      Tests \u001b[22m 1 failed | 12 passed | 3 skipped (16)\n')).toEqual({
    passed: 12,
    failed: 1,
    skipped: 3,
  })
  expect(countsIn('Checked 20 files. No fixes applied.')).toBeUndefined()
})

test('names what passed only at its second attempt', () => {
  expect(flakyIn('  1 flaky\n    [http] › a.spec.ts:3:1 › opens \n  9 passed (1s)\n')).toBe(
    '  1 flaky\n    [http] › a.spec.ts:3:1 › opens \n',
  )
  expect(flakyIn('  9 passed (1s)\n')).toBe('')
})

test('counts what has ended so far', () => {
  expect(endedIn('  ✓  1 a\n  ✘  2 b\n  -  3 c\nnot ✓\n')).toBe(2)
})
