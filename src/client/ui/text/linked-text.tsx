import { findLinks } from './find-links.ts'
import classes from './linked-text.module.css'

/** Plain text with its line breaks and with links for web and mail addresses. */
export const LinkedText = ({ text }: { text: string }) => (
  <div className={classes.text} dir="auto">
    {findLinks(text).map((part, index) =>
      part.href ? (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts differ only by position
        <a key={index} href={part.href} target="_blank" rel="noreferrer noopener nofollow">
          {part.text}
        </a>
      ) : (
        part.text
      ),
    )}
  </div>
)
