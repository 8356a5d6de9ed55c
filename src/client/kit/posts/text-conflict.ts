import { lastAuthor } from '../resource/last-author.ts'
import { type FormattedText, sameText } from '../rich-text/formatted-text.ts'

/** Thrown when somebody else has changed the text being edited; nothing was overwritten. */
export class TextConflict extends Error {
  override name = 'TextConflict'
  readonly theirs: FormattedText
  /** The id of the user who changed it, if known. */
  readonly by: string | undefined
  constructor(theirs: FormattedText, by: string | undefined) {
    super('Somebody else changed this text.')
    this.theirs = theirs
    this.by = by
  }
}

interface Texts {
  name: 'notes' | 'comments'
  get: (id: string) => Promise<FormattedText & { etag?: string | undefined }>
}

/**
 * Returns the version that a new text replaces.
 *
 * @param was the text that the editor opened with
 * @throws TextConflict if the service has another text by now
 */
export const versionToReplace = async ({ name, get }: Texts, id: string, was: FormattedText): Promise<string | undefined> => {
  const { body, xHtml, etag } = await get(id)
  if (!sameText({ body, xHtml }, was)) throw new TextConflict({ body, xHtml }, await lastAuthor(name, id))
  return etag
}
