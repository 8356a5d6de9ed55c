import { normalTag, splitTags, tagKey } from '../../../contract/tags.ts'

/** Tags that could be added: those that contain the term, the most used first, without the ones that are there. */
export const tagOptions = (known: readonly (readonly [tag: string, count: number])[], has: readonly string[], term: string) => {
  const there = new Set(has.map(tagKey))
  const wanted = tagKey(term)
  return known
    .filter(([tag]) => !there.has(tagKey(tag)) && tagKey(tag).includes(wanted))
    .slice(0, 50)
    .map(([tag, count]) => ({ id: tag, label: tag, hint: count.toLocaleString('en-GB') }))
}

/** The tags in what was typed that are not there yet; several are parted by commas. */
export const newTags = (typed: string, has: readonly string[]) => {
  const there = new Set(has.map(tagKey))
  return splitTags(typed).filter((tag) => !there.has(tagKey(tag)))
}

/** Why a tag will not do; undefined when it will. */
export const tagFault = (tag: string) => ([...normalTag(tag)].length > 64 ? 'A tag has at most 64 characters.' : undefined)
