import { expect, it } from 'vitest'
import { nodeSecrets } from './node-secrets.ts'

it('verifies a password against its own hash alone', async () => {
  const hash = await nodeSecrets.hashPassword('correct horse')
  expect(await nodeSecrets.verifyPassword(hash, 'correct horse')).toBe(true)
  expect(await nodeSecrets.verifyPassword(hash, 'correct Horse')).toBe(false)
  expect(await nodeSecrets.verifyPassword('', 'correct horse')).toBe(false)
  expect(await nodeSecrets.hashPassword('correct horse')).not.toBe(hash)
})

it('verifies hashes that better-auth 1.7 made', async () => {
  const hash =
    'a0ac59f5399e1c158bafa89072cb716b:13f8004923ef5551a470900686d52430d81fd6c94a671a6388c978e7eb9c3d61f7df6cbce6ba03e17dbc8407c1880fcf3fb800212ab14e66737274e34c8657d9'
  expect(await nodeSecrets.verifyPassword(hash, 'correct horse ﬁ')).toBe(true)
  expect(await nodeSecrets.verifyPassword(hash, 'correct horse')).toBe(false)
})
