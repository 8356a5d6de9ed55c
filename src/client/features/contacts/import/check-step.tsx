import { Button } from '@mantine/core'
import { IconAlertTriangle, IconDownload } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { currentTime } from '../../../clock.ts'
import { downloadCsv } from '../../../kit/list/download-csv.ts'
import { writeCsv } from '../../../kit/list/write-csv.ts'
import { errorMessage } from '../../../lib/service-error.ts'
import { plural } from '../../../locale.ts'
import { contactNoun } from '../../../records/contacts/contact-search.ts'
import { Checkbox } from '../../../ui/fields/checkbox.tsx'
import { Segmented } from '../../../ui/filters/segmented.tsx'
import { notify } from '../../../ui/float/undo-note.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import { usePhone } from '../../../ui/media/use-phone.ts'
import { Banner } from '../../../ui/page/banner.tsx'
import { ProgressBar } from '../../../ui/page/progress-bar.tsx'
import { formatCount } from '../../../ui/text/format-count.ts'
import { countOf } from '../../../ui/text/noun.ts'
import type { ImportFile } from '../import-rows/import-file.ts'
import type { Plan } from '../import-rows/plan-import.ts'
import { CheckTable } from './check-table.tsx'
import { ColumnFaults } from './column-faults.tsx'
import classes from './import.module.css'
import { ImportHead } from './import-head.tsx'
import { columnWords, companyWords, noteWords, type RowTab, rowNoun, rowTabs, tabLabels, totalWords } from './import-words.ts'
import type { ImportState } from './use-import.ts'
import type { useRunImport } from './use-run-import.ts'

interface CheckStepProps {
  state: ImportState
  file: ImportFile
  plan: Plan
  importing: ReturnType<typeof useRunImport>
}

const Figure = ({ count, tone, children }: { count: number; tone?: 'red'; children: ReactNode }) => (
  <div className={classes.figure} data-tone={count > 0 ? tone : undefined}>
    <dt>{children}</dt>
    <dd>{formatCount(count)}</dd>
  </div>
)

/** The third step: what happens to each row, before anything is saved. */
export const CheckStep = ({ state, file, plan, importing }: CheckStepProps) => {
  const { rows, headings, matches, joins } = state
  const { counts, units } = plan
  const phone = usePhone()
  const [chosen, setChosen] = useState<RowTab>()
  const [compared, setCompared] = useState(false)
  const tab = chosen ?? (counts.fault > 0 ? 'fault' : 'all')
  const { progress } = importing
  const comparing = matches.left > 0
  // From then on a tab keeps the rows that are corrected in it.
  if (!comparing && !compared) {
    setCompared(true)
    setChosen(tab)
  }
  const left = counts.fault + counts.out
  const download = async () => {
    const faulty = plan.rows.flatMap(({ state, note = '' }, at) => (state === 'fault' ? [[...(rows[at]?.cells ?? []), note]] : []))
    try {
      downloadCsv(await writeCsv([...headings, 'Reason'], faulty), 'contacts-to-correct', currentTime())
    } catch (error) {
      notify({ message: `Couldn't download. ${errorMessage(error)}`, tone: 'red' })
    }
  }
  const importable = counts.new + counts.join
  // Rows that join another row are one contact with it.
  const what =
    importable === units.length
      ? countOf(units.length, contactNoun)
      : `${countOf(importable, rowNoun)} as ${countOf(units.length, contactNoun)}`
  const label = `Import ${phone ? formatCount(importable) : what}`
  const hint = progress
    ? 'Undo takes back the whole import.'
    : counts.done > 0
      ? `${countOf(counts.done, rowNoun)} imported, the others are not saved yet.`
      : 'Nothing is saved yet. Undo takes back the whole import.'
  return (
    <div className={classes.page}>
      <ImportHead
        title="Check before importing"
        count={file.source.name}
        actions={
          <>
            {progress ? (
              <Button variant="default" onClick={importing.stop}>
                Stop
              </Button>
            ) : (
              <Button variant="subtle" onClick={state.backToColumns}>
                {phone ? 'Back' : 'Back to columns'}
              </Button>
            )}
            <Button disabled={units.length === 0 || comparing || progress !== undefined} onClick={() => void importing.run()}>
              {progress ? 'Importing…' : left > 0 && !phone && units.length > 0 ? `${label}, leave ${countOf(left, rowNoun)} out` : label}
            </Button>
          </>
        }
      />
      {matches.error !== undefined && (
        <Banner
          tone="red"
          icon={IconAlertTriangle}
          action={
            <Button variant="default" onClick={matches.retry}>
              Retry
            </Button>
          }
        >
          Couldn't compare with your contacts. {errorMessage(matches.error)}
        </Banner>
      )}
      <div className={classes.summary}>
        <dl className={classes.figures}>
          <Figure count={plan.rows.length}>rows read</Figure>
          <Figure count={counts.new}>new</Figure>
          <Figure count={counts.join}>{plural(counts.join, { one: 'joins another contact', other: 'join another contact' })}</Figure>
          <Figure count={counts.fault} tone="red">
            can't be imported yet
          </Figure>
        </dl>
        <p className={classes.hint}>
          {[
            hint,
            companyWords('Creates', comparing ? [] : plan.newCompanies),
            noteWords(units),
            totalWords(plan.totals),
            columnWords(file, headings),
          ]
            .filter(Boolean)
            .join(' ')}
        </p>
        <p className="t-unseen" role="status">
          {comparing
            ? 'Comparing with your contacts.'
            : `${countOf(counts.new, rowNoun)} new, ${formatCount(counts.join)} join another contact, ${formatCount(counts.fault)} can't be imported yet.`}
        </p>
      </div>
      {comparing && matches.error === undefined && (
        <div className={classes.comparing}>
          Comparing with your contacts
          <ProgressBar label="Compared" value={matches.found.size} max={matches.found.size + matches.left} />
        </div>
      )}
      {progress && (
        <div className={classes.comparing} role="status">
          {formatCount(progress.done)} of {countOf(progress.of, contactNoun)} imported
          <ProgressBar label="Imported" value={progress.done} max={progress.of} />
        </div>
      )}
      <div className={classes.tools}>
        <Segmented
          label="Rows"
          value={tab}
          options={rowTabs.map((value) => ({ value, label: tabLabels[value], count: value === 'all' ? plan.rows.length : counts[value] }))}
          onChange={setChosen}
        />
        <div className={classes.choices}>
          <Checkbox
            checked={joins}
            onChange={state.setJoins}
            disabled={progress !== undefined}
            label="Join contacts with the same e-mail"
          />
          {counts.fault > 0 && (
            <Button variant="subtle" leftSection={<Icon of={IconDownload} />} onClick={() => void download()}>
              Download {countOf(counts.fault, rowNoun)}
            </Button>
          )}
        </div>
      </div>
      {progress === undefined && tab === 'fault' && <ColumnFaults state={state} file={file} plan={plan} />}
      <CheckTable key={`${tab} ${joins} ${compared}`} tab={tab} state={state} file={file} plan={plan} locked={progress !== undefined} />
    </div>
  )
}
