import { IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import { type ReactNode, useMemo, useRef, useState } from 'react'
import { Segmented } from '../../../ui/filters/segmented.tsx'
import { IconButton } from '../../../ui/float/icon-button.tsx'
import { usePhone } from '../../../ui/media/use-phone.ts'
import { type ChangedText, compareTexts } from '../../../ui/text/compare-texts.ts'
import { countOf } from '../../../ui/text/noun.ts'
import { changeNoun } from '../../../ui/text/nouns.ts'
import { ComparedLine } from './board-text.tsx'
import classes from './comparison.module.css'

const views = [
  { value: 'sides', label: 'Side by side' },
  { value: 'one', label: 'Inline' },
] as const
type View = (typeof views)[number]['value']

const Side = ({ pieces, side }: { pieces: readonly ChangedText[] | undefined; side: 'left' | 'right' }) => (
  <div className={pieces ? classes.cell : classes.slot} data-side={side}>
    {pieces && <ComparedLine pieces={pieces} />}
  </div>
)

interface ComparisonProps {
  before: string
  after: string
  /** The heads of the two texts. */
  left: ReactNode
  right: ReactNode
  /** Said where the words are the same. */
  same?: string
}

/** Two texts beside each other, or in one, with their differences marked and reached one by one. */
export const Comparison = ({ before, after, left, right, same = 'No changes' }: ComparisonProps) => {
  const { lines, changes } = useMemo(() => compareTexts(before, after), [before, after])
  const phone = usePhone()
  const [chosen, setView] = useState<View>('sides')
  const view = phone ? 'one' : chosen
  const [at, setAt] = useState(0)
  const body = useRef<HTMLDivElement>(null)
  const go = (by: number) => {
    const next = at + by < 1 ? changes : at + by > changes ? 1 : at + by
    setAt(next)
    body.current?.querySelector(`[data-change="${next}"]`)?.scrollIntoView({ block: 'center' })
  }
  return (
    <section className={classes.comparison} aria-label="Comparison">
      <div className={classes.bar}>
        <strong role="status">{changes === 0 ? same : countOf(changes, changeNoun)}</strong>
        <IconButton label="Previous change" icon={IconChevronUp} size={28} disabled={changes === 0} onClick={() => go(-1)} />
        <IconButton label="Next change" icon={IconChevronDown} size={28} disabled={changes === 0} onClick={() => go(1)} />
        {!phone && <Segmented label="Show the comparison" value={view} options={views} onChange={setView} />}
      </div>
      <div className={classes.heads}>
        <div className={classes.head}>{left}</div>
        <div className={classes.head}>{right}</div>
      </div>
      <div ref={body} className={classes.lines} data-view={view}>
        {lines.map((line, index) => (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity
            key={index}
            className={classes.line}
            data-change={line.change || undefined}
            data-current={(line.change > 0 && line.change === at) || undefined}
          >
            {view === 'sides' ? (
              <>
                <Side pieces={line.left} side="left" />
                <Side pieces={line.right} side="right" />
              </>
            ) : (
              <Side pieces={line.both ?? line.right ?? line.left} side="right" />
            )}
          </div>
        ))}
      </div>
    </section>
  )
}
