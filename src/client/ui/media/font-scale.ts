let scale: number | undefined

/** Returns how much larger the browser's font size is than 16 px. Heights that scripts lay out in px are multiplied by it; it is read once. */
export const fontScale = (): number => {
  scale ??= Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1
  return scale
}
