import { describe, expect, it } from 'vitest'
import { faultsOf } from '../../../kit/create/create-faults.ts'
import { ServiceError, Unreachable } from '../../../lib/service-error.ts'
import { domainsOf, emailHint } from './email-hint.ts'
import { type ContactDraft, emptyDraft, newContact } from './new-contact.ts'

const refusalFaults = (error: unknown) => faultsOf(error, newContact.root, newContact.keys)
const draft = (more: Partial<ContactDraft>): ContactDraft => ({ ...emptyDraft, ...more })

describe('the request for a new contact', () => {
  it('has only the fields that were filled in', () => {
    expect(newContact.toNew(draft({ name: ' Solveig ' }))).toEqual({ type: 'person', name: 'Solveig', visibility: 'public' })
  })

  it('names an existing company by its id and a new one by its name', () => {
    expect(newContact.toNew(draft({ name: 'S', company: { id: '7', label: 'Fjordlys' } }))).toMatchObject({ companyId: '7' })
    expect(newContact.toNew(draft({ name: 'S', company: { label: 'Fjordlys' } }))).toMatchObject({ companyName: 'Fjordlys' })
  })

  it('leaves out of a company the fields of a person', () => {
    const company = newContact.toNew(
      draft({ type: 'company', name: 'Fjordlys', lastName: 'T', company: { label: 'X' }, email: 'post@fjordlys.no' }),
    )
    expect(company).toEqual({
      type: 'company',
      name: 'Fjordlys',
      contactData: [{ entityType: 'e-mail', entityValue: 'post@fjordlys.no', kind: 'work' }],
      visibility: 'public',
    })
  })

  it('has the address within what was pasted', () => {
    expect(newContact.toNew(draft({ name: 'S', email: 'Solveig <solveig@fjordlys.no>,' }))).toMatchObject({
      contactData: [{ entityType: 'e-mail', entityValue: 'solveig@fjordlys.no', kind: 'work' }],
    })
  })

  it('names a company that was typed and not chosen as a new one', () => {
    expect(newContact.toNew(draft({ name: 'S', typedCompany: ' Looms ' }))).toMatchObject({ companyName: 'Looms' })
  })

  it('has the visibility', () => {
    expect(newContact.toNew(draft({ name: 'S', audience: { visibility: 'group', groupId: '3' } }))).toMatchObject({
      visibility: 'group',
      groupId: '3',
    })
    const chosen = draft({ name: 'S', audience: { visibility: 'selected-people', allowedUsers: ['4'] } })
    expect(newContact.toNew(chosen)).toMatchObject({ visibility: 'selected-people', allowedUsers: ['4'] })
  })
})

it('sends an e-mail address and a phone number', () => {
  const both = draft({ name: 'Solveig', email: 'solveig@fjordlys.no', phone: ' tel:+47 55 90 41 28 ' })
  expect(newContact.toNew(both)).toEqual({
    type: 'person',
    name: 'Solveig',
    contactData: [
      { entityType: 'e-mail', entityValue: 'solveig@fjordlys.no', kind: 'work' },
      { entityType: 'phone', entityValue: '+47 55 90 41 28', kind: 'work' },
    ],
    visibility: 'public',
  })
})

describe('the draft of another contact', () => {
  it('keeps the company and what has been typed since', () => {
    const sent = draft({ name: 'Solveig', email: 's@fjordlys.no', company: { id: '7', label: 'Fjordlys' } })
    expect(newContact.next(sent, sent)).toEqual(draft({ company: { id: '7', label: 'Fjordlys' } }))
    expect(newContact.next({ ...sent, name: 'Rui' }, sent)).toMatchObject({ name: 'Rui', email: '' })
  })
})

describe('a fault', () => {
  it('is found before anything is sent', () => {
    expect(newContact.check(draft({ name: 'S' }))).toEqual({})
    expect(newContact.check(draft({ name: ' ', email: 'solveig@fjordlys' }))).toEqual({
      name: 'A person or company needs a name.',
      email: 'Enter a complete e-mail address, such as name@example.com.',
    })
  })

  it('belongs to the field that the service names', () => {
    const error = new ServiceError(422, [
      { code: 'invalid', field: 'contact.last-name', message: 'At most 255 characters.' },
      {
        code: 'invalid',
        field: 'contact.contact-data.0.entity-value',
        message: 'Enter a complete e-mail address, such as name@example.com.',
      },
    ])
    expect(refusalFaults(error)).toEqual({
      lastName: 'At most 255 characters.',
      email: 'Enter a complete e-mail address, such as name@example.com.',
    })
  })

  it('belongs to the form when the service names no field', () => {
    expect(refusalFaults(new ServiceError(507)).form).toMatch(/^This workspace is full\..*Your draft is saved\.$/)
    expect(refusalFaults(new Unreachable()).form).toContain('Your draft is saved.')
  })
})

describe('a mistyped domain', () => {
  const domains = domainsOf(['a@fjordlys.no', 'b@FJORDLYS.no', 'c@gmail.com'])

  it('is corrected to a domain of the company', () => {
    expect(domains).toEqual(['fjordlys.no', 'gmail.com'])
    expect(emailHint('solveig.tveit@fjordlys', domains)).toBe('solveig.tveit@fjordlys.no')
    expect(emailHint('solveig@fjordlsy.no', domains)).toBe('solveig@fjordlys.no')
  })

  it('is left alone when it is right or very different', () => {
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
