import { Button } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useMemo } from 'react'
import { AudienceSelect } from '../../../kit/create/audience-select.tsx'
import { delimiterOptions } from '../../../kit/text-files/csv-delimiter.ts'
import { hasBrokenLetters } from '../../../kit/text-files/decode-text.ts'
import { encodingOptions } from '../../../kit/text-files/encodings.ts'
import { plural } from '../../../locale.ts'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { Banner } from '../../../ui/page/banner.tsx'
import { countOf } from '../../../ui/text/noun.ts'
import { isDealList } from '../import-columns/deal-headings.ts'
import { fieldOptions, labelOf, partsOf, takenBy } from '../import-columns/file-fields.ts'
import { type ImportFile, orderIn } from '../import-rows/import-file.ts'
import { FileSample } from './file-sample.tsx'
import classes from './import.module.css'
import { ImportHead } from './import-head.tsx'
import { rowNoun } from './import-words.ts'
import type { ImportState } from './use-import.ts'

const orders = [
  { value: '', label: 'Choose…', disabled: true },
  { value: 'day', label: 'Day first: 5 April 1979' },
  { value: 'month', label: 'Month first: 4 May 1979' },
] as const

const namedParts = new Set(['first', 'last', 'full', 'lastFirst', 'company'])
const examples = 3
const headingChoices = 20

/** The second step: what each column of the file holds. */
export const ColumnsStep = ({ state, file }: { state: ImportState; file: ImportFile }) => {
  const { rows, headings, checking, change, opening } = state
  const { fields, order, audience } = file
  const parts = fields.map((field) => partsOf(field).part)
  const taken = takenBy(fields)
  const twice = taken.findIndex((other) => other !== undefined)
  const broken = useMemo(() => rows.filter(({ cells }) => cells.some(hasBrokenLetters)).map(({ number }) => number), [rows])
  const problem =
    rows.length === 0
      ? 'This file has headings and no rows.'
      : !parts.some((part) => namedParts.has(part))
        ? 'Choose which column has the names: a first name, full name or company.'
        : twice >= 0
          ? `Two columns go to ${labelOf(fields[twice] ?? 'out')}: ${headings[twice]} and ${headings[taken[twice] ?? 0]}. Choose another field for one of them, or leave it out.`
          : undefined
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
        count={file.source.name}
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
      {isDealList(headings) && (
        <Banner tone="amber" icon={IconAlertTriangle}>
          This looks like a list of deals. This page imports people and companies: assign the columns that name them, and add the deals
          under Deals.
        </Banner>
      )}
      {opening.fault && (
        <Banner tone="red" icon={IconAlertTriangle}>
          {opening.fault}
        </Banner>
      )}
      {broken.length > 0 && (
        <Banner tone="amber" icon={IconAlertTriangle}>
          {`${countOf(broken.length, rowNoun)} ${plural(broken.length, { one: 'has', other: 'have' })} letters that can't be read: row ${broken.slice(0, 5).join(', ')}${broken.length > 5 ? ' …' : ''}. Choose another encoding, or correct them in the next step.`}
        </Banner>
      )}
      <div className={classes.scroll}>
        <section className={classes.fields} aria-label="Format of the file">
          <SelectField
            label="Encoding"
            value={file.encoding}
            options={encodingOptions}
            onChange={(encoding) => opening.reread(file, { encoding })}
          />
          {file.delimiter !== undefined && (
            <>
              <SelectField
                label="Columns separated by"
                value={file.delimiter}
                options={delimiterOptions}
                onChange={(delimiter) => opening.reread(file, { delimiter })}
              />
              <SelectField
                label="Headings"
                value={String(file.headingsAt ?? '')}
                options={[
                  ...file.rows.slice(0, headingChoices).map(({ number, cells }, at) => ({
                    value: String(at),
                    label: `Row ${number}: ${cells.filter(Boolean).join(', ').slice(0, 24)}`,
                  })),
                  { value: '', label: 'No headings' },
                ]}
                onChange={(at) => state.setHeadingsAt(at === '' ? undefined : Number(at))}
              />
            </>
          )}
          <FileSample file={file} />
        </section>
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
        </section>
        <section className={classes.fields} aria-label="Columns">
          {headings.map((heading, column) => (
            <SelectField
              // biome-ignore lint/suspicious/noArrayIndexKey: columns do not move, and headings may repeat
              key={column}
              label={heading}
              description={<span className={classes.values}>{valuesOf(column)}</span>}
              error={taken[column] !== undefined && `Also in ${headings[taken[column]]}.`}
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
