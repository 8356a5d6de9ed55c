import fc from 'fast-check'
import { test } from '../fixtures/journey.ts'
import { newWorkspace } from '../fixtures/workspace.ts'
import { beginModel, type Model } from './expected.ts'
import { drawnSteps } from './steps.ts'
import { beginWalk, type Walker } from './walker.ts'

const seed = Number(process.env.WALK_SEED ?? 20261128)
const steps = Number(process.env.WALK_STEPS ?? 100)
/** A walk draws up to this number of steps, half of them on average. */
const most = 50

test('a walk at random leaves the service and the page as each step says', async ({ service, windowOf }) => {
  test.setTimeout(120_000 + steps * 10_000)
  const walk = fc.asyncProperty(fc.commands(drawnSteps, { maxCommands: most, size: 'max' }), async (drawn) => {
    const space = await newWorkspace(service)
    const page = await windowOf(space.admin)
    const setup = async (): Promise<{ model: Model; real: Walker }> => ({ model: beginModel(), real: await beginWalk(page, space) })
    try {
      await fc.asyncModelRun(setup, drawn)
    } finally {
      await page.context().close()
    }
  })
  // A failure prints the seed and the shortest list of steps that still fails.
  await fc.assert(walk, {
    seed,
    numRuns: Math.ceil(steps / (most / 2)),
    interruptAfterTimeLimit: 100_000 + steps * 10_000,
    markInterruptAsFailure: false,
  })
})
