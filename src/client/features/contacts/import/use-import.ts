import { useCallback, useEffect, useMemo, useState } from 'react'
import { currentTime } from '../../../clock.ts'
import { everyone } from '../../../kit/visibility/audience.ts'
import { useWorkspace } from '../../../kit/visibility/use-workspace.ts'
import { findTotals } from '../import-columns/find-totals.ts'
import { kindColumnsOf } from '../import-columns/guess-fields.ts'
import { bodyOf, headingsOf, type ImportFile, orderOf, withHeadingsAt } from '../import-rows/import-file.ts'
import { lookedUpFor, planImport } from '../import-rows/plan-import.ts'
import { readAudience } from '../import-rows/read-audience.ts'
import { type CheckedRow, readRow } from '../import-rows/read-row.ts'
import { useMatches } from '../import-rows/use-matches.ts'
import { useOpenFile } from './use-open-file.ts'

/** In milliseconds, less than a frame. */
const checkedAtOnce = 12
const none: never[] = []

const pause = () => new Promise<void>((resolve) => setTimeout(resolve))

/** The state of an import before anything is written: the file, its columns, its rows as contacts, and what happens to each. */
export const useImport = () => {
  const { users, groups, meId } = useWorkspace()
  const [file, setFile] = useState<ImportFile>()
  const [checked, setChecked] = useState<readonly CheckedRow[]>()
  const [checking, setChecking] = useState(false)
  const [choices, setChoices] = useState<ReadonlyMap<number, 'out' | 'new' | 'done'>>(new Map())
  const [refusals, setRefusals] = useState<ReadonlyMap<number, string>>(new Map())
  const [joins, setJoins] = useState(true)
  const [edited, setEdited] = useState(false)
  const opening = useOpenFile(setFile)

  const rows = useMemo(() => (file ? bodyOf(file) : none), [file])
  const fields = file?.fields ?? none
  const [order, audience] = [file?.order ?? 'day', file?.audience ?? everyone]
  const headings = useMemo(() => (file ? headingsOf(file) : none), [file])
  const kindColumns = useMemo(() => kindColumnsOf(headings, fields), [headings, fields])
  const read = useCallback(
    (cells: readonly string[]) => {
      const readText = (text: string) => readAudience(text, { users, groups, meId })
      return readRow(cells, { fields, kindColumns, order, audience, now: currentTime(), readAudience: readText })
    },
    [fields, kindColumns, order, audience, users, groups, meId],
  )
  useEffect(() => {
    if (!checking) return
    let current = true
    const check = async () => {
      const result: CheckedRow[] = []
      let started = performance.now()
      for (const { cells } of rows) {
        result.push(read(cells))
        if (performance.now() - started < checkedAtOnce) continue
        await pause()
        if (!current) return
        started = performance.now()
      }
      setChecked(result)
      setChecking(false)
    }
    void check()
    return () => {
      current = false
    }
  }, [checking, rows, read])

  const keys = useMemo(() => (checked ?? none).flatMap(({ draft, faults }) => (faults.length > 0 ? [] : lookedUpFor(draft))), [checked])
  const matches = useMatches(keys)
  const totals = useMemo(() => findTotals(rows, fields), [rows, fields])
  const plan = useMemo(
    () =>
      checked &&
      planImport(
        checked.map((row, at) => ({ number: rows[at]?.number ?? 0, isTotal: totals.has(at), checked: row })),
        matches.found,
        { rows: choices, refusals, joins },
      ),
    [checked, rows, totals, matches.found, choices, refusals, joins],
  )

  return {
    file,
    rows,
    headings,
    opening,
    checking,
    plan,
    matches,
    joins,
    setJoins,
    edited,
    setRefusals,
    setHeadingsAt: (at: number | undefined) => setFile((now) => now && withHeadingsAt(now, at)),
    /** Changes what the columns hold. Another field may bring other dates. */
    change: (change: Partial<Pick<ImportFile, 'fields' | 'order' | 'audience'>>) =>
      setFile((now) => now && { ...now, ...(change.fields && { order: orderOf({ ...now, ...change }) }), ...change }),
    check: () => setChecking(true),
    backToColumns: () => setChecked(undefined),
    close: () => {
      setFile(undefined)
      setChecked(undefined)
      setChoices(new Map())
      setRefusals(new Map())
      setEdited(false)
    },
    choose: (numbers: readonly number[], choice: 'out' | 'new' | 'done' | undefined) =>
      setChoices((now) => {
        const next = new Map(now)
        for (const number of numbers) choice ? next.set(number, choice) : next.delete(number)
        return next
      }),
    /** Changes cells of rows, by their places, and checks the rows again. */
    edit: (texts: ReadonlyMap<number, ReadonlyMap<number, string>>) => {
      if (!file) return
      const first = file.rows.length - rows.length
      const changed = new Map(
        [...texts].flatMap(([index, cells]) => {
          const row = rows[index]
          return row ? [[index, { ...row, cells: fields.map((_, column) => cells.get(column) ?? row.cells[column] ?? '') }] as const] : []
        }),
      )
      const numbers = new Set([...changed.values()].map(({ number }) => number))
      setFile({ ...file, rows: file.rows.map((row, at) => changed.get(at - first) ?? row) })
      setChecked((now) =>
        now?.map((row, index) => {
          const cells = changed.get(index)?.cells
          return cells ? read(cells) : row
        }),
      )
      setRefusals((now) => new Map([...now].filter(([number]) => !numbers.has(number))))
      setEdited(true)
    },
  }
}

export type ImportState = ReturnType<typeof useImport>
