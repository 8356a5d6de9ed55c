import { bytes, ids, links, numbers, optional, type TableShape, texts } from './columns.ts'

/** Accounts, the journal itself, and data without undo. */
export const otherTables = {
  accounts: { columns: [ids('id ownCompanyId'), texts('name currency createdAt'), numbers('demo')], key: 'id' },
  usage: { columns: [ids('accountId'), texts('resource'), numbers('used')], key: 'accountId resource' },
  sequence: { columns: [ids('value'), texts('name')], key: 'name' },
  /** `resource` is empty if the change has no record. */
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
  fileChunks: { columns: [ids('accountId fileId'), numbers('position'), bytes('bytes')], key: 'accountId fileId position' },
  /** `confirmedKey` is the address (`emailKey`) that the user has confirmed by a link in an e-mail. */
  credentials: { columns: [ids('accountId userId'), texts('passwordHash'), optional('confirmedKey')], key: 'accountId userId' },
  accessKeys: {
    columns: [ids('accountId id userId'), texts('tokenHash kind name createdAt'), optional('expiresAt lastUsedAt')],
    key: 'accountId tokenHash',
    indexes: ['userId id'],
  },
  /** The workspaces in which an address may be a user's. Read before it is known which workspace is meant, so it is not part of one. */
  signInAddresses: { columns: [ids('accountId'), texts('emailKey salt reservedAt')], key: 'emailKey accountId', indexes: ['emailKey'] },
  /** The ids that requests for a new workspace have taken, so a repeat continues with the same id. Also read before there is a workspace. */
  signUps: { columns: [ids('accountId'), texts('requestKey reservedAt')], key: 'requestKey' },
  /**
   * `seenId` and `seenDate` are the newest line of the activity feed that the user has marked as seen, `seenRecordings` the JSON list of later
   * ones, `readNotificationId` the newest notification marked as read.
   */
  presence: {
    columns: [ids('accountId userId'), texts('lastHereAt'), links('seenId readNotificationId'), optional('seenDate seenRecordings')],
    key: 'accountId userId',
  },
  /** `off` is a JSON list of the e-mails that a user has turned off, `secret` that of the link that turns off all of them. */
  mailSettings: { columns: [ids('accountId userId'), texts('off secret')], key: 'accountId userId' },
  idempotency: {
    columns: [ids('accountId userId'), links('changeId'), texts('requestKey fingerprint body createdAt'), numbers('status')],
    key: 'accountId userId requestKey',
    indexes: ['createdAt'],
  },
  /**
   * Notifications of a user (`userId`) about what `authorId` did, to show in the app and, unless turned off, to mail. Not journaled, because sent
   * mail cannot be undone. The record may have been deleted since.
   */
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
  /** The activity feed: the id is that of the change. An entry remains when the journal is pruned, and is hidden while the change is `undone`. */
  recordings: {
    columns: [ids('accountId id authorId resourceId'), links('projectId'), texts('date action resource'), numbers('undone')],
    key: 'accountId id',
    indexes: ['date id', 'projectId date id', 'authorId date id', 'resource date id', 'resourceId date id'],
  },
} satisfies Record<string, TableShape>
