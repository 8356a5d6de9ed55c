const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** Returns the beginning of a text, at most `most` UTF-16 units, without cutting a visible character in two. */
export const excerpt = (text: string, most = 80) => {
  if (text.length <= most) return text
  const cut = segmenter.segment(text.slice(0, most * 2)).containing(most)?.index
  // If one letter with its combining marks is longer than that, it is cut between two marks.
  return cut ? text.slice(0, cut) : text.slice(0, most).replace(/[\uD800-\uDBFF]$/u, '')
}
