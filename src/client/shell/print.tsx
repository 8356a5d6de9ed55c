import { IconPrinter } from '@tabler/icons-react'
import { currentTime } from '../clock.ts'
import { useLongRun } from '../kit/bulk/use-long-run.ts'
import { useMe } from '../lib/session/use-me.ts'
import { formatDateTime } from '../ui/dates/format-date.ts'
import { printPage, useAskedToPrint } from '../ui/float/print-page.ts'
import { useKeys } from '../ui/keys/hotkeys.ts'
import { usePageActions } from '../ui/keys/page-actions.ts'
import { loadForPrint, mostPrinted } from '../ui/list/print-lists.ts'
import { usePrinting } from '../ui/list/use-printing.ts'
import { BulkBar } from '../ui/selection/bulk-bar.tsx'
import classes from './shell.module.css'

const nextPaint = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))

/** Prints the page with the rest of its lists, which takes a moment: the browser's own command cannot wait for them. */
export const Print = () => {
  const { run, progress, stop } = useLongRun('Preparing to print…')
  const print = () =>
    run(async ({ signal, onProgress }) => {
      await loadForPrint((loaded) => onProgress(loaded, mostPrinted), signal)
      await nextPaint()
      if (!signal.aborted) window.print()
    })
  useAskedToPrint(() => void print())
  useKeys({ 'mod+p': printPage })
  usePageActions([{ label: 'Print this page', icon: IconPrinter, keys: 'mod+P', run: printPage }])
  if (!progress?.long) return null
  return <BulkBar count={progress.done} noun="rows loaded" doing={progress.doing} onClear={stop} clearLabel="Stop" />
}

/** Says on paper which workspace this is from, and from when. */
export const PrintHead = () => {
  const { account } = useMe()
  if (!usePrinting()) return null
  return (
    <p className={classes.printed}>
      <bdi>{account.name}</bdi> <span>Printed {formatDateTime(currentTime().toISOString())}</span>
    </p>
  )
}
