import { expect } from '@playwright/test'
import { accepted } from '../../fixtures/answers.ts'
import { makeParts, parts } from '../../fixtures/parts.ts'
import { makeProject } from '../../fixtures/projects.ts'
import { test } from '../../fixtures/test.ts'

for (const { name, record, written = record, sound } of parts)
  test(`PUT ${written} with the current values adds no change`, async ({ space, database }) => {
    const { admin } = space
    const made = await makeParts(admin, await makeProject(admin))
    const path = written.replace(`{${name}}`, made[name] ?? '')
    const before = await database.fingerprint()
    for (const fields of [sound, {}]) expect(accepted(await admin.put(path, { [name]: fields })).headers['x-change']).toBeUndefined()
    expect(await database.fingerprint()).toBe(before)
  })
