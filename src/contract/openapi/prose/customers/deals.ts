import type { Headings } from '../../../operations.ts'
import { absent, type Prose } from '../said.ts'

const narrowing = {
  xResponsible: ['Those that this user is responsible for.', '3'],
  xCategory: ['Those of this category.', '15'],
  xWith: ['Those with this person or company.', '14'],
  xContact: ['Those with this person or company, or with it involved.', '12'],
  xCurrency: ['Those in this currency.', 'NOK'],
} as const

export const deals: Prose<Headings['deals']> = {
  title: 'Deals',
  description:
    'What may be sold: to whom, for how much, and how it stands. The root of a request is `case`, that of an answer `deal`, and a create answers `deal-id`.',
  fields: {
    deals: 'The deals of this page.',
    deal: 'The deal.',
    'deal-id': ['The id of the new deal.', '21'],
    id: ['The id of the deal.', '21'],
    name: ['What it is called.', 'Brand refresh'],
    type: 'Always `deal`.',
    'deal-status': '`pending`, `won` or `lost`.',
    'deal-with': ['The id of the person or company that the deal is with; absent where you may not see it.', '14'],
    currency: ['An ISO 4217 code.', 'NOK'],
    price: ['The price, as it was sent; absent where there is none.', '850.00'],
    'price-type': ['What the price is for: all of it (`fixed`), or an hour, a month or a year.', 'hour'],
    duration: ['How many hours, months or years the deal is expected to last; absent where that is not said.', '320'],
    value: ['What it is expected to bring: the price, times the duration unless it is fixed; exact. Absent without a price.', '272000'],
    'deal-category-id': ['The id of its category; absent where it has none.', '15'],
    'deal-responsible-id': ['The id of the user responsible; absent where nobody is.', '3'],
    'background-info': ['Free text.', 'They want to begin before Easter.'],
    summary: 'A row for each status and currency: pending, won, lost.',
    'summary.count': ['How many deals, as a JSON integer.', 8],
    'summary.price': ['The sum of their prices.', '640000.00'],
    'summary.value': ['The sum of what they are expected to bring.', '1912000'],
  },
  sent: {
    case: 'The deal, or what is to change of it. The key is `case`, as the interface has it.',
    'deal-with': ['The id of the person or company that the deal is with; an empty string clears it.', '14'],
    price: ['The price in decimal text; an empty string clears it.', '850.00'],
    duration: ['How many hours, months or years; an empty string clears it.', '320'],
    'deal-category-id': ['The id of a category; an empty string clears it.', '15'],
    'deal-responsible-id': ['The id of the user responsible; an empty string clears it.', '3'],
    'group-id': ['With `group`: the id of the workgroup. (Cases and notes call it `workgroup-id`.)', absent],
  },
  calls: {
    listDeals: {
      summary: 'List deals',
      description: 'The newest first, unless `x-sort` says otherwise. The filter says `win` where the status says `won`.',
      pageSize: 50,
      query: {
        status: '`pending`, `win` or `lost`; all where it is omitted. Mind `win`: the status itself is `won`.',
        ...narrowing,
        xSort: 'By creation, value or name; a leading `-` turns the order round.',
        xCount: '`1` adds `x-total`, the number of matches, to the first page.',
      },
    },
    getDeal: { summary: 'Read a deal', description: 'One deal, with the people involved.' },
    createDeal: {
      summary: 'Create a deal',
      description: 'The root of the request is `case`. You become its author.',
      example: {
        case: {
          name: 'Brand refresh',
          'deal-status': 'pending',
          currency: 'NOK',
          price: '850.00',
          'price-type': 'hour',
          duration: '320',
          'background-info': 'They want to begin before Easter.',
        },
      },
      examples: {
        'With people and who is responsible': {
          case: {
            name: 'Brand refresh',
            'deal-with': '14',
            'involved-people': ['12'],
            'deal-responsible-id': '3',
            'deal-category-id': '15',
          },
        },
      },
      refusals: {
        507: { code: 'full', message: 'This workspace holds its full number of deals: 1000000. Whoever runs the service can raise it.' },
      },
    },
    updateDeal: {
      summary: 'Change a deal',
      description: 'The root of the request is `case`. A change of `deal-status` notes when it came to it.',
      who: 'Everybody of the account’s own people who sees it; its visibility its creator, or an administrator who sees it (403).',
      example: { case: { 'deal-status': 'won', price: '900.00' } },
      examples: { 'One person in, one out': { case: { 'involved-people': ['12', '-16'] } } },
    },
    deleteDeal: { summary: 'Delete a deal', description: 'Its notes, its tasks and their comments go with it.' },
    getDealSummary: {
      summary: 'Sum up the deals',
      description:
        'For each status and currency how many deals you see, the sum of their prices and of what they are expected to bring, exact.',
      query: narrowing,
    },
  },
}
