import { expect, it } from 'vitest'
import { readPeople } from './read-people.ts'

it.each([
  ['Nia Holm <nia@fjord.example>', [['Nia Holm', 'nia@fjord.example']]],
  [
    'Nia Holm <nia@fjord.example>, "Ola Dahl" <ola@fjord.example>; per.lund@fjord.example',
    [
      ['Nia Holm', 'nia@fjord.example'],
      ['Ola Dahl', 'ola@fjord.example'],
      ['Per Lund', 'per.lund@fjord.example'],
    ],
  ],
  [
    'Nia Holm\tnia@fjord.example\r\nola@fjord.example, Ola Dahl\n\n',
    [
      ['Nia Holm', 'nia@fjord.example'],
      ['Ola Dahl', 'ola@fjord.example'],
    ],
  ],
  [
    'Sigrid Aune <sigrid@fjord.example>; Bad Guy <bad@',
    [
      ['Sigrid Aune', 'sigrid@fjord.example'],
      ['Bad Guy', 'bad@'],
    ],
  ],
  ['Nia Holm', []],
])('reads the people of %j', (text, people) => {
  expect(readPeople(text).map(({ name, email }) => [name, email])).toEqual(people)
})
