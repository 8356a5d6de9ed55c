import { createContact } from '../../contract/contacts/contacts.ts'
import { createAccount } from '../../contract/x/people/accounts.ts'
import { getMe } from '../../contract/x/people/me.ts'
import type { Role } from '../../contract/x/people/roles.ts'
import { createSession } from '../../contract/x/people/sessions.ts'
import { createUser } from '../../contract/x/people/users.ts'
import { createLiveEvents } from '../across/events/live.ts'
import { createDeferredWrites } from '../core/deferred-writes.ts'
import type { AttemptLimit, ServiceOptions } from '../core/deps.ts'
import type { Connections } from '../core/store/store.ts'
import { confirm } from '../resources/people/confirm-address.ts'
import { createService, openStore } from '../service.ts'
import { type Caller, callerOf } from './caller.ts'
import { type OpenSettings, testDatabase } from './database/test-database.ts'
import { plainSecrets } from './plain-secrets.ts'

export interface Person extends Caller {
  id: string
  email: string
  token: string
}
interface Settings {
  contacts?: number
  /** The most KiB of files per workspace. */
  files?: number
  attempts?: AttemptLimit
  options?: Partial<ServiceOptions>
  /** Milliseconds between two signs of life in live event streams. */
  beat?: number
}
const password = 'correct horse'
const patient: AttemptLimit = { begin: async () => 0, succeeded: async () => {}, giveBack: async () => {} }

/** Opens a service on an empty database, with a clock that only moves when told to. */
export const openWorld = async (settings: Settings = {}) => {
  const database = await testDatabase()
  const clock = { now: Date.UTC(2026, 10, 17, 9, 0, 0) }
  const logged: object[] = []
  const capacity = { contacts: settings.contacts ?? 1_000_000, deals: 1_000_000, cases: 1_000_000, files: settings.files ?? 1_000_000 }
  const log = { info: () => {}, error: (fields: object) => logged.push(fields) }
  const secrets = plainSecrets()
  const service = (connections: Connections) => {
    const store = openStore(connections, capacity, () => new Date(clock.now))
    const live = createLiveEvents(store, log, settings.beat)
    const deferred = createDeferredWrites(store, log)
    const handle = createService({
      store,
      live,
      deferred,
      secrets,
      attempts: settings.attempts ?? patient,
      options: {
        signUp: 'open',
        demo: false,
        signInAsAnyone: false,
        demoContent: true,
        uploadLimit: 1024 * 1024,
        undoDays: 30,
        invitationDays: 7,
        appUrl: 'https://tandem.example.test',
        mailFrom: undefined,
        ...settings.options,
      },
      log,
    })
    return { store, live, deferred, handle, as: (person: Person): Person => ({ ...person, ...callerOf(handle, person.token) }) }
  }
  const first = service(await database.open())
  const { store, handle } = first
  const others: (typeof first)[] = []
  const noOne = callerOf(handle)
  let made = 0

  /** Signs in and returns the token, if there is one workspace to enter. */
  const signIn = async (email: string, secret = password) =>
    (await noOne.call(createSession, { body: { session: { email, password: secret } } })).reply.token ?? ''

  const account = async () => {
    made += 1
    const email = `admin${made}@example.test`
    const asked = { account: { name: `Workspace ${made}`, user: { name: `Admin ${made}`, email, password } } }
    const { userId, token } = (await noOne.call(createAccount, { body: asked })).reply
    const admin: Person = { ...callerOf(handle, token), id: userId, email, token }
    const { account: own } = (await admin.call(getMe)).reply.me
    const confirmed = ({ id, email }: { id: string; email: string }) =>
      store.write((tx) => confirm(tx, { accountId: own.id, id, emailKey: email }), { account: own.id })
    await confirmed(admin)
    /** Adds somebody who has not confirmed their address yet. */
    const newcomer = async (role: Role, companyId?: string): Promise<Person> => {
      made += 1
      const email = `person${made}@example.test`
      const user = { name: `Person ${made}`, email, password, role, ...(companyId ? { companyId } : {}) }
      const { userId: id } = (await admin.call(createUser, { body: { user } })).reply
      const token = await signIn(email)
      return { ...callerOf(handle, token), id, email, token }
    }
    const person: typeof newcomer = async (...asked) => {
      const added = await newcomer(...asked)
      await confirmed(added)
      return added
    }
    const client = async () => {
      const contact = { type: 'company' as const, name: `Client company ${made}` }
      return person('client', (await admin.call(createContact, { body: { contact } })).reply.contactId)
    }
    return { id: own.id, ownCompanyId: own.ownCompanyId, admin, newcomer, person, member: () => person('member'), client }
  }

  return {
    store,
    deferred: first.deferred,
    handle,
    secrets,
    file: database.file,
    databaseUrl: database.url ?? '',
    /** Starts another process on the same database. */
    another: async (settings: OpenSettings = {}) => {
      const other = service(await database.open(settings))
      others.push(other)
      return other
    },
    noOne,
    signIn,
    account,
    /** Logged errors, empty unless something failed unexpectedly. */
    logged,
    pass: (seconds: number) => {
      clock.now += seconds * 1000
    },
    end: async () => {
      for (const one of [...others, first]) {
        one.live.close()
        await one.deferred.close()
        await one.store.close()
      }
      await database.end()
    },
  }
}
export type World = Awaited<ReturnType<typeof openWorld>>
export type Account = Awaited<ReturnType<World['account']>>
