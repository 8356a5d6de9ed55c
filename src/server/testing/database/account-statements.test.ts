import { expect, it } from 'vitest'
import { faultOf, placeWrittenBy } from './account-statements.ts'

it.each([
  ['a table without its account', 'select * from contacts where id = $1', 'contacts'],
  [
    'an account that comes from another table',
    'select 1 from users u join presence p on p."accountId" = u."accountId" where u."accountId" = $1',
    'p ',
  ],
  [
    'a subquery without its account',
    'select (select count(*) from tasks t where t."accountId" = l."accountId") from "taskLists" l where l."accountId" = ?',
    't ',
  ],
  ['one part of a union', 'select id from deals where "accountId" = $1 union all select id from cases', 'cases'],
  ['an update by id', 'update "files" set "attachedAt" = $1 where "id" = $2', 'files'],
  ['a delete in a nested condition', 'delete from "accessKeys" where ("tokenHash" = ? and (kind = ?))', 'accessKeys'],
  [
    'a table of no account beside one',
    'select 1 from users join "signInAddresses" s on s."emailKey" = users."emailKey" where users."accountId" = $1',
    'signInAddresses',
  ],
  [
    'the name of another alias',
    'select 1 from notes n where exists (select 1 from contacts c where n."accountId" = $1) and n."accountId" = $1',
    'c ',
  ],
])('finds %s', (_, statement, named) => {
  expect(faultOf(statement)).toContain(named.trim())
})

it.each([
  'select * from contacts where "accountId" = $1 and id = $2',
  'select * from "users" where "users"."accountId" in ($1, $2)',
  'select id from accounts where "id" = $1',
  `insert into "notes" ("accountId", "id") select "accountId", "id" from json_populate_recordset(null::"notes", $1::json) as entries where true`,
  'with entries as materialized (select cast(id as bigint) as id from json_each(?) as given) update "tasks" set "rank" = entries."rank" from entries where "tasks"."accountId" = ? and "tasks"."id" = entries.id',
  'select "value" from "sequence" where "name" = $1',
])('accepts %s', (statement) => {
  expect(faultOf(statement)).toBeUndefined()
})

it.each([
  ['insert into "contacts" ("accountId", "id") values ($1, $2)', 'shard'],
  ['insert into "signInAddresses" ("emailKey") values ($1) on conflict ("emailKey") do update set "reservedAt" = $2', 'coordinator'],
  ['with entries as (select 1) update "tasks" set "rank" = entries."rank" from entries', 'shard'],
  ['delete from "signUps" where "reservedAt" < $1', 'coordinator'],
  ['select * from "contacts" where "accountId" = $1 for update', undefined],
])('knows where %s writes', (statement, place) => {
  expect(placeWrittenBy(statement)).toBe(place)
})
