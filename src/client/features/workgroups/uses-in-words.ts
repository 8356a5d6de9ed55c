import type { WorkgroupUses } from '../../../contract/x/people/workgroups.ts'
import { formatCount } from '../../ui/text/format-count.ts'

const nouns = { contacts: 'contact', notes: 'note', deals: 'deal', cases: 'case' } as const
const kinds = ['contacts', 'notes', 'deals', 'cases'] as const

/** "38 contacts, 12 notes"; empty where nothing is. */
export const usesInWords = (uses: WorkgroupUses) =>
  kinds
    .filter((kind) => uses[kind] > 0)
    .map((kind) => `${formatCount(uses[kind])} ${uses[kind] === 1 ? nouns[kind] : kind}`)
    .join(', ')
