import { Button } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { AudienceSelect } from '../../kit/create/audience-select.tsx'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { SelectField } from '../../ui/fields/select-field.tsx'
import { Banner } from '../../ui/page/banner.tsx'
import { countOf } from '../../ui/text/noun.ts'
import { fieldOptions, partsOf } from '../contact-rows/file-fields.ts'
import classes from './import.module.css'
import { ImportHead } from './import-head.tsx'
import { rowNoun } from './import-words.ts'
import { type ImportFile, type ImportState, orderIn } from './use-import.ts'

const orders = [
  { value: '', label: 'Choose…', disabled: true },
  { value: 'day', label: 'Day first: 5 April 1979' },
  { value: 'month', label: 'Month first: 4 May 1979' },
] as const

const namedParts = new Set(['first', 'last', 'full', 'company'])
const examples = 3

/** The second step: what each column of the file holds. */
export const ColumnsStep = ({ state, file }: { state: ImportState; file: ImportFile }) => {
  const { rows, headings, checking, change } = state
  const { fields, order, audience } = file
  const parts = fields.map((field) => partsOf(field).part)
  const problem =
    rows.length === 0
      ? 'This file has headings and no rows.'
      : parts.some((part) => namedParts.has(part))
        ? undefined
        : 'Choose which column has the names: a first name, full name or company.'
  const valuesOf = (column: number) => {
    const values = new Set<string>()
    for (const { cells } of rows) {
      const text = cells[column]?.trim()
      if (text) values.add(text)
      if (values.size === examples) break
    }
    return [...values].join(' · ') || 'No values'
  }
  return (
    <div className={classes.page}>
      <ImportHead
        title="Assign columns"
        count={file.name}
        actions={
          <>
            <Button variant="subtle" onClick={state.close}>
              Other file
            </Button>
            <Button disabled={problem !== undefined || order === undefined} loading={checking} onClick={state.check}>
              Check {countOf(rows.length, rowNoun)}
            </Button>
          </>
        }
      />
      {problem && (
        <Banner tone="amber" icon={IconAlertTriangle}>
          {problem}
        </Banner>
      )}
      <div className={classes.scroll}>
        <section className={classes.fields} aria-label="Settings">
          <AudienceSelect value={audience} onChange={(audience) => change({ audience })} />
          {orderIn(file) === 'ambiguous' && (
            <SelectField
              label="Dates such as 05/04/1979"
              value={order ?? ''}
              error={order === undefined && 'Choose how the dates are written.'}
              options={orders}
              onChange={(order) => order && change({ order })}
            />
          )}
          <div className={classes.headed}>
            <Checkbox checked={file.headed} onChange={state.setHeaded} label="The first row has the headings" />
          </div>
        </section>
        <section className={classes.fields} aria-label="Columns">
          {headings.map((heading, column) => (
            <SelectField
              // biome-ignore lint/suspicious/noArrayIndexKey: columns do not move, and headings may repeat
              key={column}
              label={heading}
              description={<span className={classes.values}>{valuesOf(column)}</span>}
              value={fields[column] ?? 'out'}
              options={fieldOptions}
              onChange={(field) => change({ fields: fields.with(column, field) })}
            />
          ))}
        </section>
      </div>
    </div>
  )
}
