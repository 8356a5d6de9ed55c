import type { Database } from '@sqlite.org/sqlite-wasm'

const day = 86_400_000
/** Days since 1970. */
const today = () => Math.floor(Date.now() / day)

/** The lengths of `2026-11-23`, `2026-11-23 09:30` and `2026-11-23 09:30:00`, with the function that moves them. */
const forms = [
  { length: 10, format: '%Y-%m-%d' },
  { length: 16, format: '%Y-%m-%d %H:%M' },
  { length: 19, format: '%Y-%m-%d %H:%M:%S' },
]

const texts = (raw: Database, sql: string): string[] => raw.selectValues(sql).map(String)

/** Moves every date of the sample by the days since it was made, which is its `user_version`, so that it looks as if made today. */
export const shiftDates = (raw: Database) => {
  const made = Number(raw.selectValue('pragma user_version'))
  if (made === 0) return
  const by = today() - made
  raw.exec('begin')
  if (by !== 0)
    for (const table of texts(raw, "select name from sqlite_master where type = 'table' and name not like 'sqlite_%'"))
      for (const column of texts(raw, `select name from pragma_table_info('${table}') where lower(type) = 'text'`))
        for (const { length, format } of forms) {
          const moved = `strftime('${format}', "${column}", '${by} days')`
          raw.exec(`update "${table}" set "${column}" = ${moved}
            where length("${column}") = ${length} and "${column}" glob '[12][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]*' and ${moved} is not null`)
        }
  raw.exec('pragma user_version = 0; commit')
}
