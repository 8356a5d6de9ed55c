import type { Moments } from '../model/moments.ts'
import type { DemoWorkgroup, Key } from '../model/types.ts'

const groups: { key: Key; name: string; users: Key[] }[] = [
  { key: 'account-team', name: 'Account team', users: ['ana', 'jonas', 'mei', 'priya'] },
  { key: 'build', name: 'Build', users: ['tomasz', 'niki', 'hanna'] },
  { key: 'design', name: 'Design', users: ['mei', 'priya', 'seun'] },
  { key: 'partners', name: 'Partners', users: ['ana', 'jonas'] },
]

export const membersOf = (group: Key): Key[] => groups.find(({ key }) => key === group)?.users ?? []

export const workgroups = ({ back }: Moments): DemoWorkgroup[] =>
  groups.map((group) => ({ ...group, author: 'ana', createdAt: back(1095, '10:00') }))
