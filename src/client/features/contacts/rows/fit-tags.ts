const sides = 48
const gaps = 16
const boxAndTime = 128

/** px that the column of tags has in a window of this width; with the rail, its columns follow the style sheet of the cells. */
export const tagRoom = (window: number): number =>
  window < 1100 ? ((window - 56 - sides - boxAndTime) * 152) / 784 - gaps : ((window - 232 - sides - boxAndTime) * 172) / 1048 - gaps

// As wide as letters of 12 px are on average, with what stands around them.
const widthOf = (tag: string) => Math.min(tag.length, 24) * 6.5 + 16
const more = 30

/** How many tags are shown whole in so many px, before "+2": one at least, three at most. */
export const fitTags = (names: readonly string[], room: number): number => {
  let used = 0
  for (const [at, name] of names.entries()) {
    used += widthOf(name)
    if (at > 0 && (at === 3 || used + (at < names.length - 1 ? more : 0) > room)) return at
  }
  return names.length
}
