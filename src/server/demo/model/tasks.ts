import type { TaskState } from '../../../contract/projects/tasks.ts'
import type { Moments } from './moments.ts'
import type { ContactIndex, Key, Moment } from './types.ts'

export type DemoTaskList = { project: Key; name: string; milestone?: string }

/** The owner of a task: projects and people by key, lists, deals and cases by name. */
export type DemoTaskOwner =
  | { kind: 'list'; project: Key; list: string }
  | { kind: 'inbox'; project: Key }
  | { kind: 'contact'; contact: ContactIndex }
  | { kind: 'deal'; name: string }
  | { kind: 'case'; name: string }
  | { kind: 'personal'; person: Key }

/** `dueDate` is a day, or empty. `completedAt` is empty for open tasks. */
export type DemoTask = {
  on: DemoTaskOwner
  subject: string
  state: TaskState
  dueDate: string
  completedAt: Moment
  responsibles: Key[]
  author: Key
  createdAt: Moment
  comments: { author: Key; body: string; createdAt: Moment }[]
}

/**
 * Parses a line such as `> Seat map | 1 | mei,priya | jonas: Looks good. / mei: Thank you.`: the subject, the days until it is due (or
 * nothing), the responsible people, and the comments. `>` means started, `x` means completed this many days ago, or minutes for `95m`.
 */
export const tasksOf = (spec: string, on: DemoTaskOwner, author: Key, moments: Moments): DemoTask[] =>
  spec
    .trim()
    .split('\n')
    .map((line, i) => taskOf(line.trim(), i, on, author, moments))

const taskOf = (line: string, i: number, on: DemoTaskOwner, author: Key, { ago, back, dayIn }: Moments): DemoTask => {
  const [head = '', when = '', who = '', said = ''] = line.split(/ ?\| ?/)
  const state = head.startsWith('x ') ? 'done' : head.startsWith('> ') ? 'started' : 'not started'
  const isDone = state === 'done'
  const days = Number.parseInt(when, 10) || 0
  const made = (isDone && !when.endsWith('m') ? days : 0) + 9 + (i % 5) * 2
  const comments = said ? said.split(' / ').map((one) => one.split(/: (.*)/)) : []
  return {
    on,
    subject: head.replace(/^[x>] /, ''),
    state,
    dueDate: isDone || when.trim() === '' ? '' : dayIn(days),
    completedAt: isDone ? (when.endsWith('m') ? ago(days) : back(days, `1${i % 8}:20`)) : '',
    responsibles: who ? who.split(',') : [],
    author,
    createdAt: back(made, '10:15'),
    comments: comments.map(([by = author, body = ''], n) => ({ author: by, body, createdAt: back(Math.max(1, 5 - n), '14:30') })),
  }
}
