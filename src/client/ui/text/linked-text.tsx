import { findLinks } from './find-links.ts'
import classes from './linked-text.module.css'

/** Plain text as it was typed: line breaks stay, web and mail addresses can be followed, nothing else is read into it. */
export const LinkedText = ({ text }: { text: string }) => (
  <div className={classes.text} dir="auto">
    {findLinks(text).map((part, index) =>
      part.href ? (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text are told apart by their place alone
        <a key={index} href={part.href} target="_blank" rel="noreferrer noopener nofollow">
          {part.text}
        </a>
      ) : (
        part.text
      ),
    )}
  </div>
)
