import * as z from 'zod/mini'
import { spellingKey } from '../name-order.ts'
import { endpoint } from '../wire/endpoint.ts'
import { countText, text } from '../wire/values.ts'
import { bodyObject, textMap } from '../wire/wire.ts'

const wellFormed = z.string().check(
  z.maxLength(65_536, { error: 'At most 64 KiB of tags.' }),
  z.refine<string>((value) => value.isWellFormed() && !value.includes('\0'), {
    error: 'This text contains an invalid character.',
  }),
)

/** A tag: trimmed and NFC-normalized, 1 to 64 characters. */
export const normalTag = (tag: string) => tag.trim().normalize('NFC')
/** Returns the key that makes tags equal: the spelling, as for names. */
export const tagKey = (tag: string) => spellingKey(tag) || normalTag(tag)

/** The most tags that a contact can have, and that a search can name. */
export const mostTags = 100
const mostSought = 20

/** Tag names from the interface's comma-separated text. */
export const splitTags = (tags: string) => tags.split(',').map(normalTag).filter(Boolean)

/** Counts entries without splitting a long text as a whole, and skips the checks after it. */
const atMost = (most: number, error: string) =>
  z.refine<string>((value) => value.split(',', most + 1).length <= most, { error, abort: true })

/** The tags of a search, separated by commas. */
export const soughtTags = z.string().check(atMost(mostSought, `Search by at most ${mostSought} tags at once.`))

/** How a search compares its tags: contacts with all of them, with any or with none. */
export const tagMatch = z.enum(['all', 'any', 'none'])
export type TagMatch = z.output<typeof tagMatch>

/** Tags as text, separated by commas. */
export const tagNames = wellFormed.check(
  atMost(mostTags, `At most ${mostTags} tags.`),
  z.refine((value) => splitTags(value).length > 0, { error: 'Name at least one tag.' }),
  z.refine((value) => splitTags(value).every((tag) => [...tag].length <= 64 && !/[\n\r]/.test(tag)), {
    error: 'A tag can have at most 64 characters, on one line.',
  }),
  // In a URL these two mean the current and the parent folder, so such a tag could not be removed.
  z.refine((value) => splitTags(value).every((tag) => tag !== '.' && tag !== '..'), { error: 'A tag cannot be "." or "..".' }),
)

/** One tag as a name: the interface separates tags by commas, so it has none. */
const oneTag = tagNames.check(z.refine((value) => !value.includes(','), { error: 'A tag cannot have a comma.' }))

/** Returns why a tag cannot be called this. */
export const tagNameFault = (name: string): string | undefined => z.safeParse(oneTag, name).error?.issues[0]?.message

/** Every tag on the contacts that the user can see, with the number of those contacts. */
export const listTags = endpoint('GET', '/tags', { reply: { tags: textMap(countText) } })
export const listContactTags = endpoint('GET', '/contacts/:contactId/tags', { reply: { tags: textMap(text) } })
export const addTags = endpoint('POST', '/contacts/:contactId/tags', { body: { tags: tagNames } })
/** Renames a tag on all contacts that the user can see. A name of another tag merges the two. */
export const renameTag = endpoint('PUT', '/x/tags/:tag', {
  versioned: false,
  params: { tag: text },
  body: { tag: bodyObject({ name: oneTag }) },
  reply: { contacts: countText },
})
/** Removes a tag from all contacts that the user can see. */
export const deleteTag = endpoint('DELETE', '/x/tags/:tag', { versioned: false, params: { tag: text }, reply: { contacts: countText } })
export const removeTag = endpoint('DELETE', '/contacts/:contactId/tags/:tag', { params: { tag: text } })
