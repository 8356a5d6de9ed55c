import { type ReactNode, useEffect } from 'react'
import { ConfirmHost } from '../../ui/dialogs/confirm.tsx'
import { UndoNotes } from '../../ui/float/undo-note.tsx'
import { Logo } from '../../ui/icons/logo.tsx'
import classes from './entrance.module.css'

interface EntranceProps {
  title: string
  text: ReactNode
  /** Whether the form is as wide as what is beside it. */
  wide?: boolean
  children: ReactNode
  /** A sentence and a link below the form. */
  below?: ReactNode
  /** The right half of the page. */
  beside?: ReactNode
}

/** The layout of the sign-in and sign-up pages. */
export const Entrance = ({ title, text, wide = false, children, below, beside }: EntranceProps) => {
  useEffect(() => {
    document.title = title.endsWith('Tandem') ? title : `${title} · Tandem`
  }, [title])
  return (
    <div className={classes.page} data-alone={beside ? undefined : true}>
      <main className={classes.half}>
        <p className={classes.brand}>
          <Logo size={24} />
          Tandem
        </p>
        <div className={classes.form} data-wide={wide || undefined}>
          <h1>{title}</h1>
          <p className={classes.text}>{text}</p>
          {children}
          {below && <p className={classes.below}>{below}</p>}
        </div>
      </main>
      {beside && <aside className={classes.beside}>{beside}</aside>}
      <UndoNotes />
      <ConfirmHost />
    </div>
  )
}
