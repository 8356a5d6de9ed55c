import { describe, expect, it } from 'vitest'
import { ServiceError, Unreachable } from '../../../lib/service-error.ts'
import { type ContactDraft, checkDraft, emptyDraft, nextDraft, refusalFaults, toNewContact } from './contact-draft.ts'
import { domainsOf, emailHint } from './email-hint.ts'

const draft = (more: Partial<ContactDraft>): ContactDraft => ({ ...emptyDraft, ...more })

describe('what is sent for a new contact', () => {
  it('is only what was filled in', () => {
    expect(toNewContact(draft({ name: ' Solveig ' }))).toEqual({ type: 'person', name: 'Solveig', visibility: 'public' })
  })

  it('names an existing company by its id and a new one by its name', () => {
    expect(toNewContact(draft({ name: 'S', company: { id: '7', label: 'Fjordlys' } }))).toMatchObject({ companyId: '7' })
    expect(toNewContact(draft({ name: 'S', company: { label: 'Fjordlys' } }))).toMatchObject({ companyName: 'Fjordlys' })
  })

  it('leaves out of a company what only people have', () => {
    const company = toNewContact(
      draft({ type: 'company', name: 'Fjordlys', lastName: 'T', company: { label: 'X' }, email: 'post@fjordlys.no' }),
    )
    expect(company).toEqual({
      type: 'company',
      name: 'Fjordlys',
      contactData: [{ entityType: 'e-mail', entityValue: 'post@fjordlys.no', kind: 'work' }],
      visibility: 'public',
    })
  })

  it('says who may see it', () => {
    expect(toNewContact(draft({ name: 'S', audience: { visibility: 'group', groupId: '3' } }))).toMatchObject({
      visibility: 'group',
      groupId: '3',
    })
    const chosen = draft({ name: 'S', audience: { visibility: 'selected-people', allowedUsers: ['4'] } })
    expect(toNewContact(chosen)).toMatchObject({ visibility: 'selected-people', allowedUsers: ['4'] })
  })
})

describe('one more after it', () => {
  it('keeps the company and what has been typed meanwhile', () => {
    const sent = draft({ name: 'Solveig', email: 's@fjordlys.no', company: { id: '7', label: 'Fjordlys' } })
    expect(nextDraft(sent, sent)).toEqual(draft({ company: { id: '7', label: 'Fjordlys' } }))
    expect(nextDraft({ ...sent, name: 'Rui' }, sent)).toMatchObject({ name: 'Rui', email: '' })
  })
})

describe('what is wrong with it', () => {
  it('is said before it is sent', () => {
    expect(checkDraft(draft({ name: 'S' }))).toEqual({})
    expect(checkDraft(draft({ name: ' ', email: 'solveig@fjordlys' }))).toEqual({
      name: 'A person or company needs a name.',
      email: 'The address has no ending, such as .com.',
    })
  })

  it('stands at the field the service names', () => {
    const error = new ServiceError(422, [
      { code: 'invalid', field: 'contact.last-name', message: 'At most 255 characters.' },
      { code: 'invalid', field: 'contact.contact-data.0.entity-value', message: 'An e-mail address has an @ in it.' },
    ])
    expect(refusalFaults(error)).toEqual({ lastName: 'At most 255 characters.', email: 'An e-mail address has an @ in it.' })
  })

  it('stands over the form when it belongs to no field', () => {
    expect(refusalFaults(new ServiceError(507)).form).toMatch(/^This workspace is full\..*What you typed is kept\.$/)
    expect(refusalFaults(new Unreachable()).form).toContain('What you typed is kept.')
  })
})

describe('a domain mistyped', () => {
  const domains = domainsOf(['a@fjordlys.no', 'b@FJORDLYS.no', 'c@gmail.com'])

  it('is mended by what others of the company have', () => {
    expect(domains).toEqual(['fjordlys.no', 'gmail.com'])
    expect(emailHint('solveig.tveit@fjordlys', domains)).toBe('solveig.tveit@fjordlys.no')
    expect(emailHint('solveig@fjordlsy.no', domains)).toBe('solveig@fjordlys.no')
  })

  it('is left alone where it is right or quite another', () => {
    expect(emailHint('s@fjordlys.no', domains)).toBeUndefined()
    expect(emailHint('s@example.org', domains)).toBeUndefined()
    expect(emailHint('solveig', domains)).toBeUndefined()
    expect(emailHint('@fjordlys', domains)).toBeUndefined()
  })

  it.each([
    ['left out', 's@fjordls.no', 's@fjordlys.no'],
    ['too many', 's@fjjordlyss.no', 's@fjordlys.no'],
    ['another', 's@gnail.com', 's@gmail.com'],
    ['three of them', 's@fjrdls.n', undefined],
    ['only begun', 's@g', undefined],
    ['begun', 's@gm', 's@gmail.com'],
  ])('with letters %s', (_, typed, meant) => {
    expect(emailHint(typed, domains)).toBe(meant)
  })
})
