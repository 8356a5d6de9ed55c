import { ids, links, numbers, optional, type TableShape, texts } from './columns.ts'

/** Accounts, the journal itself, and data without undo. */
export const otherTables: Record<string, TableShape> = {
  accounts: { columns: [ids('id ownCompanyId'), texts('name currency createdAt'), numbers('demo')], key: 'id' },
  usage: { columns: [ids('accountId'), texts('resource'), numbers('used')], key: 'accountId resource' },
  sequence: { columns: [ids('value'), texts('name')], key: 'name' },
  changes: {
    columns: [ids('accountId id authorId'), links('resourceId undoneBy'), texts('date action resource title'), optional('groupKey')],
    key: 'accountId id',
    indexes: ['authorId id', 'groupKey', 'resource resourceId id'],
  },
  changeRows: {
    columns: [ids('accountId changeId rowId'), texts('tableName'), optional('before after'), numbers('position')],
    key: 'accountId changeId position',
    indexes: ['tableName rowId changeId'],
  },
  contactViews: { columns: [ids('accountId userId contactId position')], key: 'accountId userId contactId', indexes: ['userId position'] },
  fileChunks: { columns: [ids('accountId fileId'), numbers('position'), 'bytes BYTES not null'], key: 'accountId fileId position' },
  credentials: { columns: [ids('accountId userId'), texts('passwordHash')], key: 'accountId userId' },
  accessKeys: {
    columns: [ids('accountId id userId'), texts('tokenHash kind name createdAt'), optional('expiresAt lastUsedAt')],
    key: 'accountId tokenHash',
    indexes: ['userId id'],
  },
  signInAddresses: { columns: [ids('accountId'), texts('emailKey salt reservedAt')], key: 'emailKey accountId', indexes: ['emailKey'] },
  signUps: { columns: [ids('accountId'), texts('requestKey reservedAt')], key: 'requestKey' },
  presence: {
    columns: [ids('accountId userId'), texts('lastHereAt'), links('seenId readNotificationId'), optional('seenDate seenRecordings')],
    key: 'accountId userId',
  },
  idempotency: {
    columns: [ids('accountId userId'), links('changeId'), texts('requestKey fingerprint body createdAt'), numbers('status')],
    key: 'accountId userId requestKey',
    indexes: ['createdAt'],
  },
  outbox: {
    columns: [
      ids('accountId id userId authorId resourceId'),
      texts('kind resource createdAt nextAttemptAt error'),
      optional('sentAt'),
      numbers('attempts'),
    ],
    key: 'accountId id',
    indexes: ['userId id'],
  },
  recordings: {
    columns: [ids('accountId id authorId resourceId'), links('projectId'), texts('date action resource'), numbers('undone')],
    key: 'accountId id',
    indexes: ['date id', 'projectId date id', 'authorId date id', 'resource date id', 'resourceId date id'],
  },
}
