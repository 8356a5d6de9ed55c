import { expect, it } from 'vitest'
import { invitationWords } from './invitation-words.ts'

const link = { link: 'https://tandem.example.test/invitation/abc', expiresAt: '2026-11-24 09:00:00' }

it('begins with our words, and has no link but ours', () => {
  const { subject, text, html } = invitationWords({
    author: 'Security” team <b>\r\nbad.example.com</b>',
    account: 'You won! Visit bad.example/now and https://bad.example',
    link,
  })
  expect(subject).toBe('Invitation to a workspace on Tandem: “You won! Visit bad. example/now and https…”')
  expect(text.split('\n\n').slice(0, 2)).toEqual([
    'You are invited to a workspace on Tandem, a tool for contacts and projects.',
    'Workspace: “You won! Visit bad. example/now and https…”\nInvited by: “Security’ team <b> bad. example. com</b>”',
  ])
  expect(html).toContain('Invited by: “Security’ team &lt;b&gt; bad. example. com&lt;/b&gt;”')
  expect([...html.matchAll(/href="([^"]+)"/g)].map(([, url]) => url)).toEqual([link.link])
})

it('shows no link where only the mail may have it', () => {
  const { text, html } = invitationWords({ author: undefined, account: 'Studio Nord' })
  expect(text).toContain('Invited by: an administrator\n\nOnly the e-mail contains the link.')
  expect(html).not.toContain('href')
})
