import { useCallback, useEffect, useMemo, useState } from 'react'
import type { CsvRow } from '../../kit/list/read-csv.ts'
import { type Audience, everyone } from '../../kit/visibility/audience.ts'
import { useWorkspace } from '../../kit/visibility/use-workspace.ts'
import { type Field, guessFields, hasHeadings, partsOf } from '../contact-rows/file-fields.ts'
import { keysOf, planImport } from '../contact-rows/plan-import.ts'
import { readAudience } from '../contact-rows/read-audience.ts'
import { type DayOrder, dayOrderOf } from '../contact-rows/read-day.ts'
import { type CheckedRow, readRow, splitValues } from '../contact-rows/read-row.ts'
import { useMatches } from '../contact-rows/use-matches.ts'

/** A file that was read, and what its columns hold. */
export interface ImportFile {
  readonly name: string
  readonly rows: readonly CsvRow[]
  readonly headed: boolean
  readonly fields: readonly Field[]
  /** Undefined while it is to be chosen. */
  readonly order: DayOrder | undefined
  readonly audience: Audience
}

const dateParts = new Set(['birthday', 'anniversary', 'date'])
const rowsAtOnce = 250
const none: never[] = []

const bodyOf = ({ rows, headed }: Pick<ImportFile, 'rows' | 'headed'>) => (headed ? rows.slice(1) : rows)

/** The headings of the columns. */
const headingsOf = ({ rows, headed }: Pick<ImportFile, 'rows' | 'headed'>): string[] => {
  const columns = Math.max(...rows.map(({ cells }) => cells.length))
  return Array.from({ length: columns }, (_, at) => (headed && rows[0]?.cells[at]?.trim()) || `Column ${at + 1}`)
}

/** The order of the dates of a file. */
export const orderIn = (file: Pick<ImportFile, 'rows' | 'headed' | 'fields'>) => {
  const columns = file.fields.flatMap((field, column) => (dateParts.has(partsOf(field).part) ? column : []))
  return dayOrderOf(bodyOf(file).flatMap(({ cells }) => columns.flatMap((column) => splitValues(cells[column] ?? ''))))
}

const orderOf = (file: Pick<ImportFile, 'rows' | 'headed' | 'fields'>): DayOrder | undefined => {
  const order = orderIn(file)
  return order === 'ambiguous' ? undefined : (order ?? 'day')
}

const guessed = (name: string, rows: readonly CsvRow[], headed: boolean): ImportFile => {
  const file = { name, rows, headed }
  const hasValues = (column: number) => bodyOf(file).some(({ cells }) => cells[column]?.trim())
  const fields = guessFields(headed ? headingsOf(file) : [], hasValues)
  const all: Field[] = headingsOf(file).map((_, column) => fields[column] ?? 'out')
  return { ...file, fields: all, order: orderOf({ ...file, fields: all }), audience: everyone }
}

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

  const rows = useMemo(() => (file ? bodyOf(file) : none), [file])
  const fields = file?.fields ?? none
  const [order, audience] = [file?.order ?? 'day', file?.audience ?? everyone]
  const read = useCallback(
    (cells: readonly string[]) =>
      readRow(cells, { fields, order, audience, now: new Date(), readAudience: (text) => readAudience(text, { users, groups, meId }) }),
    [fields, order, audience, users, groups, meId],
  )
  useEffect(() => {
    if (!checking) return
    let current = true
    const check = async () => {
      const result: CheckedRow[] = []
      for (const { cells } of rows) {
        result.push(read(cells))
        // A slice at a time keeps the page responsive.
        if (result.length % rowsAtOnce === 0) await pause()
        if (!current) return
      }
      setChecked(result)
      setChecking(false)
    }
    void check()
    return () => {
      current = false
    }
  }, [checking, rows, read])

  const keys = useMemo(() => (checked ?? none).flatMap(({ draft, faults }) => (faults.length > 0 ? [] : keysOf(draft))), [checked])
  const matches = useMatches(keys)
  const plan = useMemo(
    () =>
      checked &&
      planImport(
        checked.map((row, at) => ({ number: rows[at]?.number ?? 0, checked: row })),
        matches.found,
        { rows: choices, refusals, joins },
      ),
    [checked, rows, matches.found, choices, refusals, joins],
  )

  return {
    file,
    rows,
    headings: useMemo(() => (file ? headingsOf(file) : none), [file]),
    checking,
    plan,
    matches,
    joins,
    setJoins,
    edited,
    setRefusals,
    open: (name: string, all: readonly CsvRow[]) => setFile(guessed(name, all, hasHeadings(all[0]?.cells ?? none))),
    setHeaded: (headed: boolean) => setFile((now) => now && guessed(now.name, now.rows, headed)),
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
    /** Changes cells of a row and checks it again. */
    edit: (index: number, texts: ReadonlyMap<number, string>) => {
      const row = rows[index]
      if (!file || !row) return
      const cells = file.fields.map((_, column) => texts.get(column) ?? row.cells[column] ?? '')
      const from = file.headed ? index + 1 : index
      setFile({ ...file, rows: file.rows.with(from, { ...row, cells }) })
      setChecked((now) => now?.with(index, read(cells)))
      setRefusals((now) => new Map([...now].filter(([number]) => number !== row.number)))
      setEdited(true)
    },
  }
}

export type ImportState = ReturnType<typeof useImport>
