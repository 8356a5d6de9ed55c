import type { BodyOf } from '../../../contract/wire/endpoint.ts'
import type { createInvitations } from '../../../contract/x/people/invitations.ts'
import type { Actor } from '../../core/actor.ts'
import type { Deps } from '../../core/deps.ts'
import { Refusal, unacceptable } from '../../core/errors.ts'
import { changeIds, refuseUnknown } from '../../core/id-list.ts'
import { rowsWith } from '../../core/rows/rows.ts'
import type { ReadTx, WriteTx } from '../../core/store/store.ts'
import { checkNewUser } from './check-user.ts'
import { invite, limitInvitations } from './invitations.ts'
import { reserveAddresses } from './sign-in/addresses.ts'
import { emailKey } from './sign-in/emails.ts'
import { countTaken } from './sign-in/too-many.ts'
import { createUser } from './users.ts'

type Asked = BodyOf<typeof createInvitations>['invitations']
const root = 'invitations'

/** Names the field of a single user (`user.email`) as the field of a list of users has it. */
const fieldInList = (field: string | undefined, index: number) =>
  field === 'user.email' ? `${root}.users.${index}.email` : field?.replace(/^user\./, `${root}.`)

/** Checks every person, so that a request names the faults of all lines at once. */
const checkUsers = async (tx: ReadTx, actor: Actor, { users, role, companyId }: Asked) => {
  if (!users.length) throw unacceptable(`${root}.users`, 'required', 'Enter at least one person.')
  const faults: Refusal['faults'] = []
  const keys = users.map(({ email }) => emailKey(email))
  for (const [index, user] of users.entries()) {
    if (keys.indexOf(keys[index] ?? '') < index) {
      const field = `${root}.users.${index}.email`
      faults.push({ code: 'repeated', field, message: 'This address is in the list twice.' })
      continue
    }
    try {
      await checkNewUser(tx, actor, { ...user, role, ...(companyId !== undefined && { companyId }) })
    } catch (error) {
      if (!(error instanceof Refusal) || error.status !== 422) throw error
      for (const { field, ...fault } of error.faults) {
        const at = fieldInList(field, index)
        if (!faults.some((one) => one.field === at)) faults.push({ ...fault, ...(at !== undefined && { field: at }) })
      }
    }
  }
  if (faults.length) throw new Refusal(422, faults)
}

/** Returns the workgroups that the new people join. Clients are in none. */
const groupsFor = async (tx: ReadTx, actor: Actor, { groups: asked, role }: Asked) => {
  const nameOf = async (id: string) => (await rowsWith(tx, actor, 'workgroups', { id }))[0]?.name
  const ids = await changeIds(undefined, asked, `${root}.groups`, nameOf)
  if (ids.length && role === 'client') throw unacceptable(`${root}.groups`, 'role', 'Clients can’t be in a workgroup.')
  const groups = await rowsWith(tx, actor, 'workgroups', { id: ids })
  refuseUnknown(asked, (id) => groups.some((group) => group.id === id), `${root}.groups`)
  return groups
}

/** Checks the people, reserves their addresses and counts the e-mails. */
export const prepareInvitations = async (asked: { deps: Deps; actor: Actor; body: { invitations: Asked } }) => {
  const { deps, actor, body } = asked
  const emails = body.invitations.users.map(({ email }) => email)
  await countTaken(deps, actor, async (tx) => {
    await checkUsers(tx, actor, body.invitations)
    await groupsFor(tx, actor, body.invitations)
  })
  await deps.store.write((tx) => reserveAddresses(tx, actor.accountId, emails), { account: actor.accountId })
  await limitInvitations(asked, emails)
}

/** Invites several people at once, all or none of them. */
export const inviteMany = async (tx: WriteTx, actor: Actor, deps: Deps, asked: Asked) => {
  await checkUsers(tx, actor, asked)
  const groups = await groupsFor(tx, actor, asked)
  const { users, role, companyId } = asked
  const invitations = []
  for (const user of users) {
    const row = await createUser(tx, actor, { ...user, role, ...(companyId !== undefined && { companyId }) })
    invitations.push({ userId: row.id, ...(await invite(tx, deps, row)) })
  }
  const ids = invitations.map(({ userId }) => userId)
  for (const group of groups) {
    const members = await changeIds(group.users, ids, `${root}.groups`, async () => undefined)
    await tx.update('workgroups', group, { users: members })
  }
  return { invitations }
}
