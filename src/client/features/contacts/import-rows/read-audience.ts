import type { Audience } from '../../../kit/visibility/audience.ts'
import { everyone } from '../../../kit/visibility/audience.ts'

interface Named {
  readonly id: string
  readonly name: string
}

interface Workspace {
  readonly users: readonly Named[]
  readonly groups: readonly Named[]
  readonly meId: string
}

/** Reads who can see a contact, as the export writes it: "Everyone", "Workgroup Sales", "Ana Ferreira; Rui Tavares". */
export const readAudience = (text: string, { users, groups, meId }: Workspace): { audience: Audience } | { fault: string } => {
  if (text === 'Everyone') return { audience: everyone }
  const groupName = /^Workgroup (.+)$/.exec(text)?.[1]
  if (groupName !== undefined) {
    const group = groups.find(({ name }) => name === groupName)
    return group ? { audience: { visibility: 'group', groupId: group.id } } : { fault: `There is no workgroup called ${groupName}.` }
  }
  const ids: string[] = []
  for (const name of text.split('; ')) {
    const found = users.filter((user) => user.name === name)
    if (found.length !== 1 || !found[0])
      return { fault: `${found.length === 0 ? 'Nobody' : 'More than one person'} here is called ${name}.` }
    if (found[0].id !== meId) ids.push(found[0].id)
  }
  return { audience: ids.length > 0 ? { visibility: 'selected-people', allowedUsers: ids } : { visibility: 'only-me' } }
}
