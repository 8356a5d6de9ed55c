import type { Contact } from '../../../../contract/contacts/contacts.ts'
import type { Workgroup } from '../../../../contract/workgroups.ts'
import { audienceName } from '../../../kit/visibility/access.ts'
import { formatCount } from '../../../ui/text/format-count.ts'

/** Who sees the contacts as they are: "Everyone", or "Everyone 12, Account team 3" where they differ. */
export const audiencesInWords = (contacts: readonly Contact[], groups: readonly Workgroup[]): string => {
  const counts = new Map<string, number>()
  for (const { visibility, groupId } of contacts) {
    const name = visibility === 'only-me' ? 'Only their creator' : audienceName({ visibility, groupId }, groups)
    counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  const found = [...counts].toSorted((a, b) => b[1] - a[1])
  if (found.length === 1) return found.map(([name]) => name).join()
  return found.map(([name, count]) => `${name} ${formatCount(count)}`).join(', ')
}
