import { richTextLines } from './text.ts'

/** Adds the address of a link after its words, unless they are the address. */
const withAddress = (link: string, href: string, words: string) => {
  const said = richTextLines(words).replace(/^https?:\/\//, '')
  return said === '' || href.replace(/^(?:https?:\/\/|mailto:|tel:)/, '').startsWith(said) ? link : `${link} (${href})`
}

/**
 * Returns stored HTML as plain text that keeps what tags say: `# ` before headings, `- ` or `1. ` before entries of lists, and the addresses of
 * links in brackets.
 */
export const markedText = (stored: string): string => {
  /** The number of the last entry of each open list; undefined in a bulleted one. */
  const lists: (number | undefined)[] = []
  const marked = stored
    .replace(/<a href="([^"]*)">(.*?)<\/a>/gs, withAddress)
    .replace(/<(\/?)(ul|ol|li|h[1-4])>(?:<p>)?/g, (tag: string, close: string, name: string) => {
      if (name.startsWith('h')) return close ? tag : `${tag}# `
      if (name !== 'li') {
        if (close) lists.pop()
        else lists.push(name === 'ol' ? 0 : undefined)
        return tag
      }
      if (close) return tag
      const number = lists.at(-1)
      if (number === undefined) return '<li>- '
      lists[lists.length - 1] = number + 1
      return `<li>${number + 1}. `
    })
  return richTextLines(marked)
}
