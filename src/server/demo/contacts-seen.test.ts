import { expect, test } from 'vitest'
import { seers } from './generated/sight.ts'
import { contactsSeenByFirst, demoWorkspace } from './workspace.ts'

test('counts the contacts of a workspace in which its first person sees a given number, the agency included', () => {
  const now = new Date('2026-11-28T09:00:00Z')
  const { contacts } = demoWorkspace(now, { contacts: contactsSeenByFirst(1_000, now) })
  const seen = [...contacts].filter((contact) => seers(contact, contact.author).includes('ana'))
  expect(seen).toHaveLength(999)
})
