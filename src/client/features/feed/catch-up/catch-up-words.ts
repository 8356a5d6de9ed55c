import { joinList } from '../../../locale.ts'
import { countOf } from '../../../ui/text/noun.ts'
import { wordsOf } from '../activity-words.ts'
import type { NewsGroup } from './catch-up-groups.ts'

const otherChanges = { one: 'other change', other: 'other changes' }

/**
 * Says who did what, most recent first: "Sigrid Aune commented", "Sigrid Aune and 2 others commented", "Sigrid Aune commented, Nils Eide added a
 * note", "Sigrid Aune commented, 2 others made changes".
 */
export const changesIn = ({ recordings }: NewsGroup, nameOf: (id: string) => string): string => {
  const latestFirst = recordings.toReversed()
  const authors = [...new Set(latestFirst.map(({ author }) => author))]
  const verbs = authors.map((author) => {
    // The title says what it is about.
    const own = latestFirst.filter((each) => each.author === author).map((each) => wordsOf(each).alone)
    if (new Set(own).size === 1) return own[0]
    return `${own[0]} and made ${countOf(own.length - 1, otherChanges)}`
  })
  const [first = '', second = ''] = authors.map(nameOf)
  const others = `${authors.length - 1} others`
  const isSame = new Set(verbs).size === 1
  if (authors.length > 2) return isSame ? `${first} and ${others} ${verbs[0]}` : `${first} ${verbs[0]}, ${others} made changes`
  if (!isSame) return `${first} ${verbs[0]}, ${second} ${verbs[1]}`
  return `${authors.length === 1 ? first : joinList([first, second])} ${verbs[0]}`
}
