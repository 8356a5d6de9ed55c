import { Link } from 'react-router'
import type { Case } from '../../../../contract/cases.ts'
import { useMe } from '../../../lib/session/use-me.ts'
import { paths } from '../../../paths.ts'
import { formatAgo } from '../../../ui/dates/format-ago.ts'
import { parseUtc } from '../../../ui/dates/format-date.ts'
import { useNow } from '../../../ui/dates/use-now.ts'
import { formatCount } from '../../../ui/text/format-count.ts'
import { caseSearch } from '../../cases/case-search.ts'
import { peopleNames } from '../../cases/case-words.ts'
import classes from './block.module.css'
import { Block, type BlockOf } from './block.tsx'
import { BlockRow } from './block-row.tsx'

const shown = 5

/** My open cases without an open task, the longest untouched first. */
export const CasesBlock = (block: BlockOf<{ cases: Case[]; more: boolean }>) => {
  const now = useNow()
  const { id: meId } = useMe()
  return (
    <Block
      {...block}
      title="Cases without a task"
      detail={({ cases, more }) => cases.length > 0 && `${formatCount(cases.length)}${more ? '+' : ''}`}
      noun="your cases"
      rowHeight={46}
      empty={({ cases }) => (cases.length === 0 ? 'No open cases without a task.' : undefined)}
    >
      {({ cases }) => (
        <>
          <ul>
            {cases.slice(0, shown).map((record) => (
              <BlockRow
                key={record.id}
                name={record.name}
                second={peopleNames(record)}
                when={{ label: formatAgo(parseUtc(record.updatedAt), now) }}
                to={paths.case(record.id)}
              />
            ))}
          </ul>
          {cases.length > shown && (
            <Link
              className={classes.more ?? ''}
              to={`${paths.cases}?${caseSearch.write({ status: 'open', responsible: meId, withoutTask: true, sort: 'changed' })}`}
            >
              and {formatCount(cases.length - shown)} more
            </Link>
          )}
        </>
      )}
    </Block>
  )
}
