import { useLeaveQuestion } from '../../../kit/page/use-leave-question.ts'
import { CheckStep } from './check-step.tsx'
import { ChooseFile } from './choose-file.tsx'
import { ColumnsStep } from './columns-step.tsx'
import { ImportDone } from './import-done.tsx'
import { useImport } from './use-import.ts'
import { useRunImport } from './use-run-import.ts'

/** Imports contacts from a CSV file: choose it, assign its columns, check its rows, import. */
export const ImportPage = () => {
  const state = useImport()
  const importing = useRunImport(state)
  const { file, plan, edited } = state
  const { progress, result, stop } = importing
  const stops = { title: 'Stop the import?', text: 'The contacts imported so far stay.', action: 'Stop and leave' }
  const discards = { title: 'Discard this import?', text: 'The rows you have edited are not imported yet.', action: 'Discard' }
  const unsaved = edited && plan !== undefined && plan.counts.done < plan.rows.length && !result
  useLeaveQuestion(progress ? stops : unsaved ? discards : undefined, stop)
  if (!file) return <ChooseFile opening={state.opening} />
  if (result && plan)
    return (
      <ImportDone
        result={result}
        plan={plan}
        file={file}
        headings={state.headings}
        onBack={importing.reset}
        onAnother={() => {
          importing.reset()
          state.close()
        }}
      />
    )
  if (!plan) return <ColumnsStep state={state} file={file} />
  return <CheckStep state={state} file={file} plan={plan} importing={importing} />
}
