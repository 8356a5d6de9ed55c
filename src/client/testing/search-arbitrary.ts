import fc from 'fast-check'
import type { Field } from '../kit/search/fields.ts'
import type { SearchFields, SearchState } from '../kit/search/search-fields.ts'

const text = fc.string({ minLength: 1 }).filter((value) => value === value.trim() && value.isWellFormed() && value !== '')
const day = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const id = fc.integer({ min: 1 }).map(String)
const tags = fc.uniqueArray(
  text.filter((tag) => !tag.includes(',')),
  { minLength: 1, maxLength: 4 },
)

const valuesOf = (field: Field): fc.Arbitrary<unknown> => {
  if (field.kind === 'flag') return fc.constant(true)
  if (field.kind === 'tags') return fc.record({ match: fc.constantFrom('all', 'any', 'none'), tags: tags.map((names) => names.sort()) })
  if (field.kind === 'since') return fc.oneof(day, fc.constantFrom('today', '7-days', '30-days'))
  if (field.kind === 'record') return id
  if (field.kind === 'choice') return fc.constantFrom(...field.options.map(({ value }) => value))
  return text
}

/** Any search that the filters of a description can make, set one after the other. */
export const searchArbitrary = <S extends SearchState>(search: SearchFields<S>): fc.Arbitrary<S> => {
  const settings = Object.entries(search.fields).map(([name, field]) => valuesOf(field).map((value) => ({ name, value })))
  const sorts = fc.constantFrom(...search.sorts.map(({ value }) => value))
  return fc.tuple(fc.array(fc.oneof(...settings), { maxLength: 6 }), sorts).map(([set, sort]) =>
    set.reduce<S>((state, { name, value }) => (search.blockersOf(state, name).length > 0 ? state : search.with(state, name, value)), {
      ...search.everything,
      sort,
    }),
  )
}
