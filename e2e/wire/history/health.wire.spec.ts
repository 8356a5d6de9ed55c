import { expect } from '@playwright/test'
import { refused } from '../../fixtures/answers.ts'
import { caller } from '../../fixtures/client.ts'
import { test } from '../../fixtures/test.ts'

test('/healthz answers without anyone signed in', async ({ service }) => {
  const answer = await caller(service.origin).get('/healthz')
  expect(answer.status).toBe(200)
})

test('below /api everything that is not there is a 404 in JSON, never a page', async ({ service }) => {
  for (const path of ['/api/index.html', '/api/../api/nothing', '/api//contacts/../x', '/api/%2e%2e/etc/passwd']) {
    const answer = await caller(service.origin).get(path)
    if (answer.headers['content-type']?.startsWith('application/json')) refused(answer, 404)
    else expect(new URL(path, service.origin).pathname.startsWith('/api/')).toBe(false)
  }
})
