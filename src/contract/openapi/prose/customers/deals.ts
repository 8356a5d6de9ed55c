import * as calls from '../../../deals/deals.ts'
import * as extensions from '../../../x/deals.ts'
import { absent, full, prose } from '../prose.ts'

const narrowing = {
  xResponsible: ['Only deals that this user is responsible for.', '3'],
  xUnassigned: '`1`: only deals that nobody is responsible for.',
  xWithoutTask: '`1`: only deals without an open task.',
  xCategory: ['Only deals in this category.', '15'],
  xWith: ['Only deals with this person or company.', '14'],
  xContact: ['Only deals that are with this person or company, or involve it.', '12'],
  xCompany: ['Only deals that are with this company or one of its people, or involve one of them.', '12'],
  xProject: ['Only deals that this project carries out.', '7'],
  xCurrency: ['Only deals in this currency.', 'NOK'],
  xVisibility: 'Only deals with this visibility.',
  xSince: ['Only deals created or changed since then; the formats are those of `since` for contacts.', '20261117000000'],
  xMonth: [
    'Only deals won or lost in this month, in your time zone, and pending ones expected in it; `none`: only pending deals without an expected day.',
    '2026-11',
  ],
  xTerm: ['Only deals whose name contains all of these words, in any order. Case and accents do not matter.', 'refresh'],
} as const

export const deals = prose(
  { ...calls, ...extensions },
  {
    title: 'Deals',
    description:
      'Possible sales: the customer, the price and the status. The root key of a request is `case`, that of a response is `deal`, and a create returns `deal-id`. The fields `expected-on`, `project-id`, `attachment` and `files` extend the interface.',
    fields: {
      deals: 'The deals of this page.',
      deal: 'The deal.',
      'deal-id': ['The id of the new deal.', '21'],
      id: ['The id of the deal.', '21'],
      name: ['The name of the deal.', 'Brand refresh'],
      type: 'Always `deal`.',
      'deal-status': '`pending`, `won` or `lost`.',
      'deal-with': ['The id of the person or company that the deal is with; absent if you cannot see it.', '14'],
      currency: ['An ISO 4217 code.', 'NOK'],
      price: ['The price, as it was sent; absent if there is none.', '850.00'],
      'price-type': ['What the price is for: a `fixed` total, or an hour, a month or a year.', 'hour'],
      duration: ['The expected number of hours, months or years; absent if unset.', '320'],
      value: ['The expected value: the price, times the duration unless it is fixed; exact. Absent without a price.', '272000'],
      'deal-category-id': ['The id of the category; absent if there is none.', '15'],
      'deal-responsible-id': ['The id of the responsible user; absent if there is none.', '3'],
      'expected-on': ['Extension: the day on which a decision is expected; absent if unset.', '2026-12-04'],
      'project-id': ['Extension: the id of the project that carries out the deal; absent if there is none.', '7'],
      'background-info': ['Free text.', 'They want to begin before Easter.'],
      summary: 'One row for each status and currency: pending, won, lost.',
      'summary.month': [
        'With `by=month`: the month in which the deals were won or lost, or are expected; absent for pending deals without an expected day.',
        '2026-11',
      ],
      'summary.count': ['The number of deals, as a JSON integer.', 8],
      'summary.price': ['The sum of their prices.', '640000.00'],
      'summary.value': ['The sum of their expected values.', '1912000'],
    },
    sent: {
      case: 'The deal, or the fields to change. The interface names the key `case`.',
      'deal-with': ['The id of the person or company that the deal is with; an empty string clears it.', '14'],
      price: ['The price as decimal text; an empty string clears it.', '850.00'],
      duration: ['The number of hours, months or years; an empty string clears it.', '320'],
      'deal-category-id': ['The id of a category; an empty string clears it.', '15'],
      'deal-responsible-id': ['The id of the responsible user; an empty string clears it.', '3'],
      'expected-on': ['Extension: the day on which a decision is expected, `YYYY-MM-DD`; an empty string clears it.', '2026-12-04'],
      'project-id': ['Extension: the id of a project; an empty string clears it.', '7'],
      'group-id': ['With `group`: the id of the workgroup. (Cases and notes call it `workgroup-id`.)', absent],
    },
    calls: {
      listDeals: {
        summary: 'List deals',
        description: 'Returns deals, newest first by default. The filter value for the status `won` is `win`.',
        pageSize: 50,
        query: {
          status: '`pending`, `win` or `lost`; all if omitted. `win` selects the status `won`.',
          ...narrowing,
          xSort: 'By creation, value, name or expected day (deals without one come last); a leading `-` reverses the order.',
        },
      },
      getDeal: { summary: 'Get a deal', description: 'Returns a deal with the people involved and the attached files.' },
      createDeal: {
        summary: 'Create a deal',
        description: 'The root key of the request is `case`. You become the author.',
        example: {
          case: {
            name: 'Brand refresh',
            'deal-status': 'pending',
            currency: 'NOK',
            price: '850.00',
            'price-type': 'hour',
            duration: '320',
            'expected-on': '2026-12-04',
            'background-info': 'They want to begin before Easter.',
          },
        },
        examples: {
          'With people and a responsible user': {
            case: {
              name: 'Brand refresh',
              'deal-with': '14',
              'involved-people': ['12'],
              'deal-responsible-id': '3',
              'deal-category-id': '15',
            },
          },
        },
        refusals: full('deals'),
      },
      updateDeal: {
        summary: 'Update a deal',
        description: 'The root key of the request is `case`. A change of `deal-status` also sets `status-since`.',
        who: 'The account’s own users with access to the deal. Only its creator, or an administrator with access, can change the visibility (403).',
        example: { case: { 'deal-status': 'won', price: '900.00' } },
        examples: { 'One person in, one out': { case: { 'involved-people': ['12', '-16'] } } },
      },
      deleteDeal: { summary: 'Delete a deal', description: 'Also deletes its notes and tasks with their comments.' },
      getDealSummary: {
        summary: 'Summarize deals',
        description:
          'Returns the number of visible deals, the sum of their prices and the sum of their expected values for each status and currency. All sums are exact.',
        query: {
          ...narrowing,
          by: '`month`: one row for each status, currency and month. Months are those of your time zone.',
          spread:
            '`1`, with `by=month`: the value of a deal by the month or year is spread over its months, from its own month on, at most 600. Shares are whole in the smallest unit of the currency, and the last makes up the exact value. It counts, with its price, in its first month.',
        },
      },
    },
  },
)
