import { expect } from '@playwright/test'
import { refused } from '../../fixtures/answers.ts'
import type { Json } from '../../fixtures/client.ts'
import { badValues, type Kind, takesIds } from './bad-values.ts'
import { bodyWith, everyTarget, say, test } from './bad-world.ts'

const isId = (value: Json | undefined) => typeof value === 'string' && /^[1-9]\d*$/.test(value) && BigInt(value) < 2n ** 63n
/** Ids in a valid format; others are 422 for everyone. */
const isShaped = (kind: Kind, value: Json) => (kind.startsWith('ids of') ? Array.isArray(value) && value.every(isId) : isId(value))

/** Another test covers administrators; this one covers users with fewer rights. */
for (const target of everyTarget) {
  const fields = Object.entries(target.fields).filter(([, kind]) => takesIds(kind))
  for (const who of ['member', 'client'] as const)
    for (const [place, kind] of fields)
      test(`${target.method} ${target.path}: rejects invalid ids in ${place} from a ${who}`, async ({ world, database }) => {
        test.setTimeout(90_000)
        const by = world.people[who]
        const { status } = await say(by, target, target.sound, world.scene)
        const may = status < 300
        const file = who === 'client' ? { file: { ...world.ids.file, hidden: world.privateFile } } : {}
        const before = await database.fingerprint()
        for (const [what, value] of badValues(kind, { ...world.ids, ...file })) {
          if (!may && !isShaped(kind, value)) continue
          const answer = await say(by, target, bodyWith(target, place, value), world.scene)
          await test.step(what, () => (may ? refused(answer, 422, place) : refused(answer, status)))
          expect(`${what}: ${await database.fingerprint()}`).toBe(`${what}: ${before}`)
        }
      })
}
