/** The sign before an item of a list: "- ", "• ", "3. ", "[ ] ". */
const marker = /^(?:(?:[-*•–]|\d{1,3}[.)])\s+)?(?:\[[ xX]?\]\s+)?/

/** Returns the lines of a pasted text without the signs of a list; an empty list where there are fewer than two. */
export const pastedLines = (text: string): string[] => {
  const lines = text.split(/\r\n|\r|\n/).flatMap((line) => line.trim().replace(marker, '').trim() || [])
  return lines.length > 1 ? lines : []
}
