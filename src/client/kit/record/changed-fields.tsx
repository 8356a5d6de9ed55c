import { useMemo } from 'react'
import type { FieldChange } from '../../../contract/x/changes.ts'
import { compareTexts } from '../../ui/text/compare-texts.ts'
import { ComparedText } from '../../ui/text/compared-text.tsx'
import classes from './changed-fields.module.css'
import { type ShownField, shownField } from './field-words.ts'

/** The lines of a text that changed, with what was removed and added. */
const ChangedLines = ({ before, after }: { before: string; after: string }) => {
  const { lines } = useMemo(() => compareTexts(before, after), [before, after])
  return lines
    .filter(({ change }) => change > 0)
    .map(({ both, left, right, change }) => (
      <p key={change} className={classes.text}>
        <ComparedText pieces={both ?? right ?? left ?? []} />
      </p>
    ))
}

const entries = (texts: readonly string[], kind: 'removed' | 'added') =>
  texts.map((text) => (
    <span key={`${kind} ${text}`} className={classes.entry}>
      <ComparedText pieces={[{ text, kind }]} />
    </span>
  ))

const Shown = ({ shown }: { shown: ShownField }) => {
  if (shown.kind === 'list')
    return shown.removed.length + shown.added.length === 0 ? (
      'New order'
    ) : (
      <>
        {entries(shown.removed, 'removed')}
        {entries(shown.added, 'added')}
      </>
    )
  if (shown.kind === 'text') return <ChangedLines before={shown.before} after={shown.after} />
  return (
    <>
      <bdi>{shown.before || 'None'}</bdi> → <bdi>{shown.after || 'None'}</bdi>
    </>
  )
}

/** What a change did to the fields of a record: each before and after. */
export const ChangedFields = ({ fields }: { fields: readonly FieldChange[] }) => (
  <dl className={classes.fields}>
    {fields.map((change) => {
      const shown = shownField(change)
      return (
        <div key={change.field}>
          <dt>{shown.label}</dt>
          <dd>
            <Shown shown={shown} />
          </dd>
        </div>
      )
    })}
  </dl>
)
