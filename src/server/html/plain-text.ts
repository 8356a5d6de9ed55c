const lineEnds = /<(?:br|hr) ?\/?>|<\/(?:p|h\d|li|blockquote|pre|tr)>/g
const characters: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' }

/** The text of HTML that has been made safe (`safeHtml`): a line for each paragraph, point and row. */
export const plainText = (safe: string) =>
  safe
    .replace(lineEnds, '$&\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot);/g, (_, name: string) => characters[name] ?? '')
    .replace(/[ \t]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
