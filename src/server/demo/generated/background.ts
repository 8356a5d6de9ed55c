import type { Choices } from '../seeded.ts'

const met = [
  'Met at the book fair.',
  'Came to us through a client in Bergen.',
  'Wrote after the talk in Porto.',
  'Knew Ana from her last agency.',
  'Found us through the festival site.',
  'Was a client of the studio we took over.',
  'Sat next to Jonas at the harbour conference.',
  'Asked for a price two years in a row.',
  'Introduced by the printers.',
  'Signed up on the accessibility course.',
  'Saw the tea shop and wrote the same evening.',
  'Answered our open letter about forms.',
]
const habits = [
  'Prefers a call to a long e-mail.',
  'Reads on a phone, so keep it short.',
  'Answers within the hour, never on Fridays.',
  'Wants figures before pictures.',
  'Decides together with the board, once a month.',
  'Likes paper proofs by post.',
  'Speaks Portuguese and French.',
  'Uses a screen reader; no text in images.',
  'Works mornings only.',
  'Copies the whole team on everything.',
  'Never signs in July or August.',
  'Asks good questions about cost.',
  'Sends voice messages; we write down what was said.',
]
const circumstances = [
  'Two small children; no calls after five.',
  'Moved here from a larger house last year.',
  'Budget year begins in April.',
  'Looks after three sites and one intranet.',
  'Contract with the present supplier runs two more years.',
  'Ran the ticket desk before.',
  'Also teaches one day a week.',
  'The building closes for repairs in winter.',
]

/** One to three sentences about a person. */
export const background = (choices: Choices): string => {
  const sentences = [choices.pick(met)]
  if (choices.chance(0.7)) sentences.push(choices.pick(habits))
  if (choices.chance(0.25)) sentences.push(choices.pick(circumstances))
  return sentences.join(' ')
}
