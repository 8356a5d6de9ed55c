const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

const escapeHtml = (text: string): string => text.replaceAll(/[&<>]/g, (character) => entities[character] ?? character)

/** Returns plain text as HTML with the same lines: blank lines part paragraphs. */
export const textHtml = (text: string): string =>
  text
    .trim()
    .split(/\n{2,}/)
    .map((paragraph) => (paragraph === '' ? '' : `<p>${escapeHtml(paragraph).replaceAll('\n', '<br>')}</p>`))
    .join('')
