import { createCase } from '../../contract/cases.ts'
import { search } from '../../contract/x/search.ts'
import type { Person } from './world.ts'

/** Creates a case. */
export const newCase = (by: Person, name: string, more: { visibility?: 'only-me' } = {}) =>
  by.call(createCase, { body: { case: { name, ...more } } })

/** Returns the titles of the cases that a search finds, in order. */
export const foundCases = async (by: Person, term: string) =>
  (await by.call(search, { query: { term } })).reply.cases.map(({ title }) => title)

/** Returns the titles of the contacts that a search finds, in order. */
export const foundContacts = async (by: Person, term: string) =>
  (await by.call(search, { query: { term } })).reply.contacts.map(({ title }) => title)
