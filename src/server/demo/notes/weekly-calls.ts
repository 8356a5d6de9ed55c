import type { Moments } from '../model/moments.ts'
import type { NoteSpec } from '../model/notes.ts'
import type { Key } from '../model/types.ts'
import { choicesFrom } from '../seeded.ts'

const calls = 299
const titles = [
  'The Salt Almanac',
  'A Field Guide to Waiting Rooms',
  'North of the Kettle',
  'The Cartographer’s Lunch',
  'Small Rivers',
  'Letters to a Lighthouse',
  'The Third Umbrella',
  'Bread and Weather',
  'The Quiet Tram',
  'Nine Gardens',
  'An Orchard in Winter',
  'The Night Librarian',
]
const news = [
  'is at the printer',
  'has a new cover',
  'moves to the spring list',
  'sold its first thousand',
  'needs a page of its own',
  'is out of stock until Tuesday',
  'was read on the radio',
  'has a typing error on page 12, of all pages',
  'goes into paperback',
  'is on a long list',
  'waits for one permission',
  'comes as an audio book',
]
const asked = [
  'She asked for the sales page by Friday.',
  'Newsletter goes out on Thursday.',
  'The sample chapter needs larger type.',
  'Nothing to do for us.',
  'Price and date change on the site, done while we talked.',
  'She sends the jacket text tomorrow.',
  'Please check the order form on a phone.',
  'Author photograph comes from Rangi.',
  'She would like to see last month’s visitors.',
  'The shop page may go down for an hour on Sunday.',
  'Two reviews to add.',
  'We agreed to leave it as it is.',
  'She laughed at the old site. So did we.',
]
const callers: Key[] = ['ana', 'ana', 'jonas', 'priya', 'priya', 'seun']

/** Three years of calls with Eleanor Marlowe until today: 300 notes on one contact, with the one in the notes about clients. */
export const weeklyCalls = ({ ago, back }: Moments): NoteSpec[] => {
  const choices = choicesFrom(19)
  const call = (when: string): NoteSpec => ({
    on: 'eleanor',
    by: choices.pick(callers),
    when,
    body: `“${choices.pick(titles)}” ${choices.pick(news)}. ${choices.pick(asked)}`,
  })
  const gap = 1080 / calls
  const earlier = Array.from({ length: calls - 1 }, (_, index) => {
    const minute = String(choices.below(60)).padStart(2, '0')
    return call(back(2 + Math.floor((index + 1) * gap), `${9 + choices.below(2)}`.padStart(2, '0').concat(':', minute)))
  })
  return [call(ago(180)), ...earlier]
}
