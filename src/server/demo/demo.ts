import type { Demo } from '../core/deps.ts'
import { momentsFrom } from './model/moments.ts'
import { continueAs, people } from './people/people.ts'

const described = people(momentsFrom(new Date(0)), 0)

/** The demo as the service uses it. The sample data is large, so its code is loaded when it is wanted. */
export const demo: Demo = {
  visitors: continueAs.flatMap((key) => described.filter((one) => one.key === key)),
  loadSample: async (today) => {
    const [{ demoWorkspace }, { fillWorkspace }] = await Promise.all([import('./workspace.ts'), import('./fill.ts')])
    const story = demoWorkspace(today)
    return {
      contacts: story.contactCount,
      deals: story.deals.length,
      cases: story.cases.length,
      addresses: story.people.map(({ email }) => email),
      createdAt: story.account.createdAt,
      fill: async (tx, opened) => void (await fillWorkspace(tx, opened, story)),
    }
  },
}
