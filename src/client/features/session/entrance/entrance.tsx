import { type ReactNode, useEffect } from 'react'
import { Logo } from '../../../ui/icons/logo.tsx'
import classes from './entrance.module.css'

interface EntranceProps {
  title: string
  text: string
  children: ReactNode
  /** A sentence and a link under the form. */
  below?: ReactNode
  /** The other half of the page; without it the form stands alone. */
  beside?: ReactNode
}

/** The page before the shell: the form at the left, who one may be at the right. */
export const Entrance = ({ title, text, children, below, beside }: EntranceProps) => {
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
        <div className={classes.form}>
          <h1>{title}</h1>
          <p className={classes.text}>{text}</p>
          {children}
          {below && <p className={classes.below}>{below}</p>}
        </div>
      </main>
      {beside && <aside className={classes.beside}>{beside}</aside>}
    </div>
  )
}
