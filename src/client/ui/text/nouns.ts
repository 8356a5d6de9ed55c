import type { Noun } from './noun.ts'

// What several domains count. The noun of a domain stands beside its search.
export const changeNoun: Noun = { one: 'change', other: 'changes' }
export const clientNoun: Noun = { one: 'client', other: 'clients' }
export const commentNoun: Noun = { one: 'comment', other: 'comments' }
export const dayNoun: Noun = { one: 'day', other: 'days' }
export const fileNoun: Noun = { one: 'file', other: 'files' }
export const personNoun: Noun = { one: 'person', other: 'people' }
export const yearNoun: Noun = { one: 'year', other: 'years' }
