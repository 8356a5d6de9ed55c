import { normalTag, splitTags, tagKey } from '../../../../contract/contacts/tags.ts'
import { containsTerm, normalizeForSearch, normalizeTerm } from '../../../../contract/normalize-for-search.ts'
import { formatCount } from '../../../ui/text/format-count.ts'

/** The tags of the workspace with their number of uses, most used first. */
export type KnownTags = readonly (readonly [tag: string, count: number])[]

/** The tags that contain the term, ignoring case and accents. */
export const tagsLike = <Tag extends KnownTags[number]>(known: readonly Tag[], term: string): readonly Tag[] => {
  const wanted = normalizeTerm(term)
  return known.filter(([tag]) => containsTerm(normalizeForSearch(tag), wanted))
}

/** The tags that contain the term and are not on the record yet. */
export const tagOptions = (known: KnownTags, has: readonly string[], term: string) => {
  const there = new Set(has.map(tagKey))
  return tagsLike(known, term)
    .filter(([tag]) => !there.has(tagKey(tag)))
    .slice(0, 50)
    .map(([tag, count]) => ({ id: tag, label: tag, hint: formatCount(count) }))
}

/** The label of the option that creates a tag. Says so if another tag differs only in accents. */
export const newTagLabel = (known: KnownTags, term: string) => {
  const near = known.find(([tag]) => normalizeForSearch(tag) === normalizeForSearch(term) && tagKey(tag) !== tagKey(term))
  return near ? `New tag “${term}”: “${near[0]}” exists` : `New tag “${term}”`
}

/** Splits the typed text at commas and returns the tags that are not on the record yet. */
export const newTags = (typed: string, has: readonly string[]) => {
  const there = new Set(has.map(tagKey))
  return splitTags(typed).filter((tag) => !there.has(tagKey(tag)))
}

/** Returns why a tag is invalid. */
export const tagFault = (tag: string) => ([...normalTag(tag)].length > 64 ? 'Use at most 64 characters for a tag.' : undefined)
