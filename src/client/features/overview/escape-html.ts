const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** Returns plain text as the service stores it, where all text is HTML. */
export const escapeHtml = (text: string): string => text.replaceAll(/[&<>]/g, (character) => entities[character] ?? character)
