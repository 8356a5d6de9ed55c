import type { Config } from '../config.ts'
import { isOpenElsewhere } from '../server/adapter/sqlite/sqlite-files.ts'
import { copyStore } from '../server/core/store/copy.ts'
import { fileAt, withBoth } from './databases.ts'
import { confirm, needed, say, withBar } from './io.ts'

type Values = Record<string, string | boolean | undefined>

/** `move --from ADDRESS --to ADDRESS`: copies everything into an empty database of either type; compares row counts before committing. */
export const move = async (config: Config, _: string[], values: Values) => {
  const file = fileAt(needed(values, 'from'))
  if (file && isOpenElsewhere(file))
    await confirm(
      `Another program has ${file} open, probably a running service. Anything it writes from now on would not be moved.`,
      values.yes === true,
    )
  const { rows, tables } = await withBoth(needed(values, 'from'), needed(values, 'to'), config, (from, to) =>
    withBar('Moving', (progress) => copyStore(from, to, { progress })),
  )
  say(
    `Moved ${rows.toLocaleString('en')} rows of ${tables} tables; the counts are equal. The old database is unchanged. Start the service on the new one.`,
  )
}
