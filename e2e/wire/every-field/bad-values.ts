import type { Json } from '../../fixtures/client.ts'

/** Ids for request bodies; `hidden` and `foreign` are of the right resource, but the user cannot see them. */
export interface Ids {
  right: string
  foreign: string
  wrongKind: string
  hidden?: string
  /** Ids of every other resource. */
  otherKinds?: string[]
}
export type Referred =
  | 'company'
  | 'contact'
  | 'deal category'
  | 'user'
  | 'colleague'
  | 'workgroup'
  | 'file'
  | 'task'
  | 'nested entry'
  | 'project'
  | 'template'
  | 'milestone'
  | 'participant'
  | `category of ${'projects' | 'expenses' | 'messages' | 'links' | 'writeboards' | 'files'}`
export type Kind = keyof typeof plain | `id of a ${Referred}` | `ids of ${Referred}s` | `one id or ids of ${Referred}s` | 'nested id'
export type BadValue = [what: string, value: Json]

const notText: BadValue[] = [
  ['a number', 7],
  ['true', true],
  ['null', null],
  ['a list', []],
  ['an object', {}],
]
const notList: BadValue[] = [
  ['a number', 7],
  ['a text', '7'],
  ['null', null],
  ['an object', {}],
]
const unkeepable: BadValue[] = [
  ['NUL', 'a\0b'],
  ['half a surrogate pair', 'a\ud800b'],
  ['the other half', '\udc00'],
]
const blank: BadValue[] = [
  ['nothing', ''],
  ['blanks', ' \t '],
]
const textValues = (...values: string[]): BadValue[] => values.map((value) => [JSON.stringify(value), value])
const line: BadValue[] = [...notText, ...unkeepable, ['256 characters', 'x'.repeat(256)], ['two lines', 'a\nb']]

const noDays = ['2026-02-30', '2025-02-29', '2026-13-01', '2026-01-00', '20260101', '2026-1-1', '2026-01-01 10:00:00', 'today']

const plain = {
  line,
  'filled line': [...line, ...blank],
  'short line': [...notText, ...unkeepable, ['256 characters', 'x'.repeat(256)]],
  'long text': [...notText, ...unkeepable, ['over 64 KiB', 'x'.repeat(65_537)], ['over 64 KiB in UTF-8', 'é'.repeat(33_000)]],
  'filled long text': [...notText, ...unkeepable, ...blank, ['over 64 KiB', 'x'.repeat(65_537)]],
  choice: [...notText, ...textValues('', 'nonsense', 'Work', 'PUBLIC', '__proto__')],
  'choice or none': [...notText, ...textValues('nonsense', 'Monday', '__proto__')],
  flag: [...notText, ...textValues('', '2', 'true', '01')],
  day: [...notText, ...textValues('', '20260230', '20250229', '20261301', '20260100', '2026-01-01', '260101', '20260101x', 'today')],
  'day of the year': [...notText, ...textValues('', '--02-30', '--04-31', '--13-01', '--5-9', '--0509', '05-09', '1984-05-09', '0509')],
  'calendar day': [...notText, ...textValues('', ...noDays)],
  'calendar day or none': [...notText, ...textValues(...noDays)],
  'web address': [
    ...line,
    ...blank,
    ...textValues(
      'example.com',
      'ftp://a.example',
      'javascript:alert(1)',
      'data:text/html,x',
      '//a.example',
      'https://',
      'https://a b.example',
    ),
  ],
  revision: [...notText, ...textValues('', '0', '-1', '1.5', '01', '99', 'newest')],
  moment: [
    ...notText,
    ...textValues(
      '',
      '2026-02-30 10:00:00',
      '2026-01-01',
      '2026-01-01T25:00:00Z',
      '2026-01-01T10:00:00+1',
      '2026-01-01 24:00:00',
      '2026-01-01 10:60:00',
      'now',
    ),
  ],
  email: [
    ...notText,
    ...unkeepable,
    ...textValues('', 'no address', 'a@b', 'a b@c.test', 'a@b@c.test', '@c.test', `${'x'.repeat(250)}@c.test`),
  ],
  password: [...notText, ...textValues('', 'too short'), ['129 characters', 'x'.repeat(129)]],
  'tag names': [...notText, ...unkeepable, ...textValues('', ' , '), ['65 characters', 'x'.repeat(65)]],
  'due date': [
    ...notText,
    ...textValues(
      ...noDays.filter((day) => !day.includes(':')),
      '2026-12-04T10:00:00+24:00',
      '2026-12-04T24:00:00Z',
      '2026-12-04 24:00:00',
      '2026-02-30 10:00:00',
    ),
  ],
  hours: [...notText, ...textValues(' ', '-1', '1,5', '1.', '.5', '1e3', '1.234', '12345', 'ten')],
  position: [...notText, ...textValues('', '0', '-1', '1.5', '01', '1e3', '1234567890', 'top')],
  'any text': notText,
  'id alone': [...notText, ...textValues('', '0', '-1', '01', '1.5', 'abc', '9223372036854775808')],
  'id alone or none': [...notText, ...textValues('0', '-1', '01', '1.5', 'abc', '9223372036854775808')],
  'ids alone': [...notList, ...textValues('', '0', 'abc').map(([what, value]): BadValue => [`${what}, in the list`, [value]])],
  amount: [...notText, ...textValues(' ', '1,5', '1.', '.5', '1e3', '+1', '--1', '1.00001', '1234567890123456', '٣', 'ten')],
  quantity: [...notText, ...textValues(' ', '-1', '1,5', '1.', '.5', '1e3', '1.00001', '1234567890123456', 'ten')],
  currency: [...notText, ...textValues('', 'eur', 'EURO', 'EU', 'ABC', 'XXX', 'XTS', '€')],
  'time zone': [...notText, ...textValues('', 'Mars/Olympus', 'UTC+25')],
} satisfies Record<string, BadValue[]>

const notIds: BadValue[] = [
  ['a number', 7],
  ['null', null],
  ['an object', {}],
  ...textValues('0', '01', '+1', '1.5', '1e3', ' 1', 'abc', '9223372036854775808', '\0'),
]
const unknown = textValues('999999999', '9007199254740993', '9223372036854775807')

const notTheirs = ({ foreign, wrongKind, hidden, otherKinds = [] }: Ids): BadValue[] => [
  ...unknown,
  ['an id of another account', foreign],
  ...[wrongKind, ...otherKinds].map((id): BadValue => [`an id of another kind, ${id}`, id]),
  ...(hidden === undefined ? [] : ([['an id that one may not see', hidden]] satisfies BadValue[])),
]

const badId = (ids: Ids): BadValue[] => [...notIds, ['a list', []], ['a minus', `-${ids.right}`], ...notTheirs(ids)]

const badIds = (ids: Ids): BadValue[] => [
  ...notList,
  ...[...notIds, ...textValues(''), ...notTheirs(ids)].map(([what, value]): BadValue => [`${what}, in the list`, [value]]),
  ['a right one, then an unknown one', [ids.right, '999999999']],
  ['the same twice', [ids.right, ids.right]],
  ['both ways', [ids.right, `-${ids.right}`]],
  ['a minus before what is not linked', [`-${ids.right}`]],
  ['a minus before what is not there', ['-999999999']],
]

const badNestedId: BadValue[] = [...notIds, ['a list', []], ...unknown, ...textValues('', '-999999999', '--1', '-0')]

/** Whether a field of this type takes ids. */
export const takesIds = (kind: Kind) => /^(one )?ids? (or ids )?of|^nested id/.test(kind)

/** Returns invalid values for a field of this type. */
export const badValues = (kind: Kind, ids: Record<Referred, Ids>): BadValue[] => {
  if (kind === 'nested id') return [...badNestedId, ...notTheirs(ids['nested entry'])]
  const either = /^one id or ids of (.+)s$/.exec(kind)?.[1]
  if (either) {
    const named = ids[either as Referred]
    return [...badId(named).filter(([, value]) => !Array.isArray(value)), ...badIds(named).filter(([, value]) => Array.isArray(value))]
  }
  const one = /^id of a (.+)$/.exec(kind)?.[1]
  if (one) return badId(ids[one as Referred])
  const many = /^ids of (.+)s$/.exec(kind)?.[1]
  return many ? badIds(ids[many as Referred]) : plain[kind as keyof typeof plain]
}
