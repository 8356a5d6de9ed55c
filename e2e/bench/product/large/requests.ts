import type { Server } from '../../child.ts'
import type { Subject } from '../../service/load.ts'
import { chooseTerms, termPath } from '../../service/terms.ts'
import { getter, pages } from '../../service/walk.ts'

/** The requests that are measured on each database. */
export const questions = ['GET /contacts, random pages', 'one contact', 'term, all terms', 'x-count=1', '/tags'] as const
export type Question = (typeof questions)[number]
export const nameOf = (place: string, question: Question) => `${place}: ${question}`

type Asked = { path: string; headers: Record<string, string> }
interface Contact {
  id: string
  name: string
  'last-name'?: string
}

/** More different requests of one type than a connection can send. */
const most = 4000
const sampled = <T>(items: T[]) => {
  if (items.length <= most) return items
  return Array.from({ length: most }, () => items[Math.floor(Math.random() * items.length)]).filter((item) => item !== undefined)
}

/** Prepares the requests to a database by reading some pages of each token's list. */
export const subjectsOf = async (place: string, server: Server, tokens: string[], walked: number): Promise<Subject[]> => {
  const [lists, ones]: [Asked[], Asked[]] = [[], []]
  const names: string[] = []
  for (const token of tokens) {
    const headers = { authorization: `Bearer ${token}` }
    for await (const { path, text, number } of pages(getter(server, token), '/contacts', walked)) {
      lists.push({ path: `/api${path}`, headers })
      const { contacts } = JSON.parse(text) as { contacts: Contact[] }
      const one = contacts[number % contacts.length]
      if (one) ones.push({ path: `/api/contacts/${one.id}`, headers })
      if (lists.length % 20 === 0) names.push(...contacts.map((found) => `${found.name} ${found['last-name'] ?? ''}`))
    }
  }
  const terms = Object.values(chooseTerms(names)).flat()
  const ofEach = (paths: string[]) =>
    tokens.flatMap((token) => paths.map((path) => ({ path, headers: { authorization: `Bearer ${token}` } })))
  const byQuestion: Record<Question, Asked[]> = {
    'GET /contacts, random pages': lists,
    'one contact': ones,
    'term, all terms': ofEach(terms.map(termPath)),
    'x-count=1': ofEach(['/api/contacts?x-count=1']),
    '/tags': ofEach(['/api/tags']),
  }
  return questions.map((question) => ({ name: nameOf(place, question), server, requests: sampled(byQuestion[question]) }))
}
