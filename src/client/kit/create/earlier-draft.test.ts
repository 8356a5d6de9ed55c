import { expect, it } from 'vitest'
import { earlierDraft } from './earlier-draft.ts'

const deal = earlierDraft({
  empty: { name: '', money: { price: '' }, expected: '' },
  keys: { name: ['name'], category: ['dealCategoryId'] },
})
const project = earlierDraft({ empty: { name: '', templateId: '', startDate: '' }, keys: {} })

it('reads a draft with optional fields, and adds those that are new', () => {
  expect([
    deal({ name: 'Ferry', money: { price: '9' }, expected: '', category: { label: 'Design' } }),
    project({ name: 'Harbour', templateId: '4' }),
  ]).toEqual([
    { name: 'Ferry', money: { price: '9' }, expected: '', category: { label: 'Design' } },
    { name: 'Harbour', templateId: '4', startDate: '' },
  ])
})

it('leaves the draft of another form', () => {
  expect([deal({ name: 'Roof leaks', background: 'Since May' }), deal('Ferry'), deal(null)]).toEqual([undefined, undefined, undefined])
})
