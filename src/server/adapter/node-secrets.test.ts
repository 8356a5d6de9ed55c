import { expect, it, vi } from 'vitest'
import { createNodeSecrets, nodeSecrets, scryptKey } from './node-secrets.ts'

it('verifies a password only against its own hash', async () => {
  const hash = await nodeSecrets.hashPassword('correct horse')
  expect(await nodeSecrets.verifyPasswords([hash, '', hash], 'correct horse')).toEqual([true, false, true])
  expect(await nodeSecrets.verifyPasswords([hash], 'correct Horse')).toEqual([false])
  expect(await nodeSecrets.hashPassword('correct horse')).not.toBe(hash)
})

it('hashes once for all hashes with one salt, and tries at most four salts', async () => {
  const keyOf = vi.fn(scryptKey)
  const counted = createNodeSecrets(14, keyOf)
  const shared = await nodeSecrets.hashPassword('correct horse', 'shared')
  const other = await nodeSecrets.hashPassword('battery staple', 'shared')
  expect(await counted.verifyPasswords([shared, other, shared], 'correct horse')).toEqual([true, false, true])
  expect(keyOf).toHaveBeenCalledTimes(1)
  const own = await Promise.all(Array.from({ length: 6 }, () => nodeSecrets.hashPassword('correct horse')))
  keyOf.mockClear()
  expect(await counted.verifyPasswords(own, 'correct horse')).toEqual([true, true, true, true, false, false])
  expect(keyOf).toHaveBeenCalledTimes(4)
})

it('verifies hashes of better-auth 1.7', async () => {
  const hash =
    'a0ac59f5399e1c158bafa89072cb716b:13f8004923ef5551a470900686d52430d81fd6c94a671a6388c978e7eb9c3d61f7df6cbce6ba03e17dbc8407c1880fcf3fb800212ab14e66737274e34c8657d9'
  expect(await nodeSecrets.verifyPasswords([hash], 'correct horse ﬁ')).toEqual([true])
  expect(await nodeSecrets.verifyPasswords([hash], 'correct horse')).toEqual([false])
})

it('verifies hashes of any cost, which they state', async () => {
  const [cheap, usual] = [
    await createNodeSecrets(10).hashPassword('correct horse', 'shared'),
    await nodeSecrets.hashPassword('correct horse', 'shared'),
  ]
  expect([cheap.split(':')[2], usual.split(':')[2]]).toEqual(['10', '14'])
  expect(await nodeSecrets.verifyPasswords([cheap, usual], 'correct horse')).toEqual([true, true])
  expect(await nodeSecrets.verifyPasswords([cheap.replace(/10$/, '11')], 'correct horse')).toEqual([false])
})
