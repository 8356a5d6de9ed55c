import { normalTag, splitTags, tagKey } from '../../../contract/contacts/tags.ts'
import { fold } from '../../../contract/fold.ts'
import { formatCount } from '../../ui/text/format-count.ts'

/** The tags of the workspace with how often each is used, the most used first. */
export type KnownTags = readonly (readonly [tag: string, count: number])[]

/** Those that contain the term, found as everything is: without case and accents. */
export const tagsLike = <Tag extends KnownTags[number]>(known: readonly Tag[], term: string): readonly Tag[] => {
  const wanted = fold(term)
  return known.filter(([tag]) => fold(tag).includes(wanted))
}

/** Tags that could be added: those that contain the term, the most used first, without the ones that are there. */
export const tagOptions = (known: KnownTags, has: readonly string[], term: string) => {
  const there = new Set(has.map(tagKey))
  return tagsLike(known, term)
    .filter(([tag]) => !there.has(tagKey(tag)))
    .slice(0, 50)
    .map(([tag, count]) => ({ id: tag, label: tag, hint: formatCount(count) }))
}

/** The words of the row that makes a new tag. One that differs only in accents from another is told as what it is: a second one. */
export const newTagLabel = (known: KnownTags, term: string) => {
  const near = known.find(([tag]) => fold(tag) === fold(term) && tagKey(tag) !== tagKey(term))
  return near ? `New tag “${term}”: “${near[0]}” exists` : `New tag “${term}”`
}

/** The tags in what was typed that are not there yet; several are parted by commas. */
export const newTags = (typed: string, has: readonly string[]) => {
  const there = new Set(has.map(tagKey))
  return splitTags(typed).filter((tag) => !there.has(tagKey(tag)))
}

/** Why a tag will not do; undefined when it will. */
export const tagFault = (tag: string) => ([...normalTag(tag)].length > 64 ? 'A tag has at most 64 characters.' : undefined)
