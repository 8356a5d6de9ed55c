import type { Store, WriteTx } from '../../../../src/server/core/store/store.ts'
import type { TableName } from '../../../../src/server/core/store/tables.ts'
import { type Choices, choicesFrom } from '../../../../src/server/demo/seeded.ts'
import { rankAfter } from '../../../../src/server/resources/tasks/order/rank.ts'
import type { Sizes } from './sizes.ts'
import { nameOf, text, title } from './words.ts'

/** The existing data before filling. */
interface Ground {
  accountId: string
  /** The account's own users; the first one makes the requests. */
  people: string[]
  contacts: string[]
  dealCategories: string[]
}
/** The created records that measurements use. */
export interface Made {
  deals: string[]
  projects: string[]
  lists: string[]
  longList: string
  /** Open tasks in lists, to be completed. */
  open: string[]
}

const perTransaction = 4000
const listsInProject = 7
const day = 86_400_000
const moment = (time: number) => new Date(time).toISOString().slice(0, 19).replace('T', ' ')
const guard = { visibility: 'public', groupId: null, allowedUsers: [] }

type Put = (table: TableName, row: object) => Promise<string>
/** Loads rows through the store, a few thousand per transaction, to keep the database's log short. */
const loader = (store: Store, { accountId, people }: Ground, of: Choices) => {
  const write = async (count: number, each: (put: Put, place: number) => Promise<void>) => {
    for (let from = 0; from < count; from += perTransaction)
      await store.write(async (tx: WriteTx) => {
        const put: Put = async (table, row) => {
          const at = moment(Date.now() - of.below(700 * day) - day)
          return (await tx.load(table, { accountId, authorId: of.pick(people), createdAt: at, updatedAt: at, ...row })).id
        }
        for (let place = from; place < Math.min(count, from + perTransaction); place += 1) await each(put, place)
      })
  }
  return write
}

/** Three of four deals are closed; each is with an existing contact. */
const dealRow = (of: Choices, { people, contacts, dealCategories }: Ground) => ({
  ...guard,
  ...{ name: title(of), dealStatus: of.pick(['pending', 'won', 'won', 'lost']), statusSince: moment(Date.now() - of.below(300 * day)) },
  ...{ dealWith: of.pick(contacts), currency: of.pick(['EUR', 'EUR', 'NOK', 'GBP']), price: `${of.below(90_000) + 500}` },
  ...{ priceType: of.pick(['fixed', 'fixed', 'hour', 'month']), duration: of.chance(0.5) ? `${of.below(12) + 1}` : '' },
  ...{ dealCategoryId: of.pick(dealCategories), dealResponsibleId: of.pick(people), backgroundInfo: text(of, 2), attachment: [] },
  expectedOn: of.chance(0.7) ? moment(Date.now() + (of.below(120) - 30) * day).slice(0, 10) : '',
  involvedPeople: [...new Set([of.pick(contacts), of.pick(contacts)])],
})

const projectRow = (of: Choices, place: number) => ({
  ...{ name: `${nameOf(of)} ${place}`, categoryId: null, contactId: null, overviewPageAnnouncement: text(of, 2), startPage: 'overview' },
  ...{ status: place % 10 < 6 ? 'active' : of.pick(['silent', 'archived']), companies: [] },
  ...{ noEmailNotifications: 0, displayAnnouncement: 1, allowHtmlInAnnouncement: 0, defaultToPrivate: 0 },
})

interface Owner {
  ownerKind: string
  ownerId: string
  projectId: string | null
}

/** Where the tasks are: of ten, seven in lists, one in an inbox, one on a contact, half a one on a deal, the rest personal. */
const ownerOf = (of: Choices, ground: Ground, projectOf: Map<string, string>, made: Made): Owner => {
  const lot = of.share()
  if (lot < 0.72) {
    const ownerId = of.pick(made.lists)
    return { ownerKind: 'taskLists', ownerId, projectId: projectOf.get(ownerId) ?? null }
  }
  const projectId = of.pick(made.projects)
  if (lot < 0.82) return { ownerKind: 'projects', ownerId: projectId, projectId }
  if (lot < 0.92) return { ownerKind: 'contacts', ownerId: of.pick(ground.contacts), projectId: null }
  if (lot < 0.97) return { ownerKind: 'deals', ownerId: of.pick(made.deals), projectId: null }
  return { ownerKind: 'users', ownerId: of.pick(ground.people), projectId: null }
}

const fillTasks = async (
  write: ReturnType<typeof loader>,
  of: Choices,
  ground: Ground,
  sizes: Sizes,
  made: Made,
  projectOf: Map<string, string>,
) => {
  const [asking = '', ...others] = ground.people
  const last = new Map<string, string>()
  let mine = 0
  /** One in ten tasks is open; a few of those are the requesting member's, spread evenly. */
  const responsible = (open: boolean, place: number) => {
    if (!open) return of.pick(ground.people)
    const due = (place / sizes.tasks) * sizes.mine
    if (mine >= due) return of.pick(others)
    mine += 1
    return asking
  }
  const task = (owner: Owner, open: boolean, responsibles: string[]) => {
    const key = `${owner.ownerKind} ${owner.ownerId}`
    const rank = rankAfter(last.get(key))
    last.set(key, rank)
    const dueDate = of.chance(0.7) ? moment(Date.now() + (of.below(60) - 20) * day).slice(0, 10) : ''
    const state = open ? of.pick(['not started', 'not started', 'started']) : 'done'
    return {
      ...{
        ...owner,
        rank,
        subject: title(of),
        state,
        completedAt: open ? '' : moment(Date.now() - of.below(300 * day) - 2 * day),
        dueDate,
      },
      ...{
        startDate: '',
        priority: of.pick(['normal', 'normal', 'high', 'low']),
        estimatedTime: of.chance(0.3) ? `${of.below(8) + 1}` : '',
      },
      ...{ responsibles, attachments: [] },
    }
  }
  await write(sizes.tasks - sizes.longList, async (put, place) => {
    const open = of.chance(0.1)
    const owner = ownerOf(of, ground, projectOf, made)
    const authorId = owner.ownerKind === 'users' ? { authorId: owner.ownerId } : {}
    const responsibles = owner.ownerKind === 'users' ? [owner.ownerId] : [responsible(open, place)]
    const id = await put('tasks', { ...task(owner, open, responsibles), ...authorId })
    if (!open || owner.ownerKind !== 'taskLists') return
    made.open.push(id)
    projectOf.set(id, owner.projectId ?? '')
  })
  const long: Owner = { ownerKind: 'taskLists', ownerId: made.longList, projectId: projectOf.get(made.longList) ?? null }
  await write(sizes.longList, async (put) => void (await put('tasks', task(long, true, []))))
}

/** Fills a workspace that has users and contacts with everything else, deterministically except for dates. */
export const fill = async (store: Store, ground: Ground, sizes: Sizes, say: (text: string) => void): Promise<Made> => {
  const of = choicesFrom(20)
  const write = loader(store, ground, of)
  const made: Made = { deals: [], projects: [], lists: [], longList: '', open: [] }
  const projectOf = new Map<string, string>()
  const [messages, notes]: [string[], string[]] = [[], []]
  await write(sizes.deals, async (put) => void made.deals.push(await put('deals', dealRow(of, ground))))
  await write(sizes.projects, async (put, place) => {
    const projectId = await put('projects', projectRow(of, place))
    made.projects.push(projectId)
    for (let n = 0, rank = rankAfter(undefined); n < listsInProject; n += 1, rank = rankAfter(rank)) {
      const id = await put('taskLists', { name: nameOf(of), projectId, milestoneId: null, rank })
      projectOf.set(id, projectId)
      made.lists.push(id)
    }
  })
  made.longList = made.lists.pop() ?? ''
  say(`filled in ${sizes.deals} deals and ${sizes.projects} projects`)
  await fillTasks(write, of, ground, sizes, made, projectOf)
  say(`filled in ${sizes.tasks} tasks`)
  await write(sizes.messages, async (put) => {
    const shown = { isPrivate: of.chance(0.2) ? 1 : 0, pinned: of.chance(0.03) ? 1 : 0, subscribers: [], attachments: [] }
    const body = `<p>${text(of, 4)}</p><p>${text(of, 3)}</p>`
    const projectId = of.pick(made.projects)
    const id = await put('messages', { projectId, title: title(of), editedAt: '', body, categoryId: null, milestoneId: null, ...shown })
    projectOf.set(id, projectId)
    messages.push(id)
  })
  await write(sizes.notes, async (put) => {
    const onDeal = of.chance(0.3)
    const owner = { ownerKind: onDeal ? 'deals' : 'contacts', ownerId: of.pick(onDeal ? made.deals : ground.contacts) }
    const date = moment(Date.now() - of.below(600 * day))
    notes.push(await put('notes', { ...guard, ...owner, body: text(of, 5), date, attachments: [] }))
  })
  await write(sizes.comments, async (put) => {
    const resourceKind = of.pick(['messages', 'tasks', 'notes'] as const)
    const resourceId = of.pick({ messages, tasks: made.open, notes }[resourceKind])
    const on = { resourceKind, resourceId, projectId: projectOf.get(resourceId) ?? null, revisionId: null }
    await put('comments', { ...on, body: text(of, 2), isPrivate: 0, attachments: [] })
  })
  say(`filled in ${sizes.messages} messages, ${sizes.notes} notes and ${sizes.comments} comments`)
  return made
}
