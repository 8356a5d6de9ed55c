const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** The beginning of a text, at most `most` UTF-16 units of it, which never ends in the middle of what is read as one character. */
export const excerpt = (text: string, most = 80) => {
  if (text.length <= most) return text
  const cut = segmenter.segment(text.slice(0, most * 2)).containing(most)?.index
  // Where one letter with its marks is longer than all of that, it ends between two of them.
  return cut ? text.slice(0, cut) : text.slice(0, most).replace(/[\uD800-\uDBFF]$/u, '')
}
