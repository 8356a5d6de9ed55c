import { expect } from '@playwright/test'
import { refused } from '../../fixtures/answers.ts'
import { caller } from '../../fixtures/client.ts'
import { test } from '../../fixtures/test.ts'

test('answers /healthz without sign-in', async ({ service }) => {
  const answer = await fetch(`${service.origin}/healthz`)
  expect([answer.status, await answer.json()]).toEqual([200, { ok: true }])
})

test('answers 404 in JSON, never a page, to unknown paths below /api', async ({ service }) => {
  for (const path of ['/index.html', '/assets/app.js', '//contacts', '/%2e%2e%2fetc%2fpasswd', '/contacts/7/'])
    refused(await caller(service.base).get(path), path === '/contacts/7/' ? 401 : 404)
})
