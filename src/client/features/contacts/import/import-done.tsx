import { Button } from '@mantine/core'
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import { Link } from 'react-router'
import { paths } from '../../../paths.ts'
import { contactNoun } from '../../../records/contacts/contact-search.ts'
import { EmptyState } from '../../../ui/page/empty-state.tsx'
import { countOf } from '../../../ui/text/noun.ts'
import type { ImportFile } from '../import-rows/import-file.ts'
import type { Plan } from '../import-rows/plan-import.ts'
import classes from './import.module.css'
import { ImportHead } from './import-head.tsx'
import { columnWords, companyWords, rowNoun, totalWords } from './import-words.ts'
import type { ImportResult } from './use-run-import.ts'

interface ImportDoneProps {
  result: ImportResult
  plan: Plan
  file: ImportFile
  headings: readonly string[]
  onBack: () => void
  onAnother: () => void
}

/** The last step: what was imported, and what was not. */
export const ImportDone = ({ result, plan, file, headings, onBack, onAnother }: ImportDoneProps) => {
  const { counts } = plan
  const left = counts.fault + counts.new + counts.join
  const rest = left > 0 ? `${countOf(left, rowNoun)} not imported.` : 'Undo takes back the whole import.'
  return (
    <div className={classes.page}>
      <ImportHead title="Import contacts" />
      <EmptyState
        icon={result.ended ? IconAlertTriangle : IconCheck}
        title={`${countOf(result.contacts, contactNoun)} imported`}
        text={[companyWords('Created', result.companies), totalWords(plan.totals), columnWords(file, headings), rest, result.ended]
          .filter(Boolean)
          .join(' ')}
        action={
          <div className={classes.next}>
            {result.changeId && (
              <Button renderRoot={(props) => <Link {...props} to={paths.importedBy(result.changeId ?? '')} />}>Show contacts</Button>
            )}
            {left > 0 ? (
              <Button variant="default" onClick={onBack}>
                Back to {countOf(left, rowNoun)}
              </Button>
            ) : (
              <Button variant="default" onClick={onAnother}>
                Import another file
              </Button>
            )}
            {result.undo && (
              <Button variant="default" onClick={result.undo}>
                Undo
              </Button>
            )}
          </div>
        }
      />
    </div>
  )
}
