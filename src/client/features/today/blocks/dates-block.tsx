import { IconCake, IconCalendarHeart, type TablerIcon } from '@tabler/icons-react'
import { useState } from 'react'
import type { ComingDate } from '../../../../contract/contacts/contacts.ts'
import { dueWords } from '../../../kit/due/due-words.ts'
import { useDueDays } from '../../../kit/due/use-due-days.ts'
import { paths } from '../../../paths.ts'
import { fullName } from '../../../records/contacts/contact-words.ts'
import { Icon } from '../../../ui/icons/icon.tsx'
import { formatCount } from '../../../ui/text/format-count.ts'
import { countOf } from '../../../ui/text/noun.ts'
import { yearNoun } from '../../../ui/text/nouns.ts'
import classes from './block.module.css'
import { Block, type BlockOf } from './block.tsx'
import { BlockRow } from './block-row.tsx'

const shown = 4

const icons: Record<string, TablerIcon> = { birthday: IconCake }

/** What comes: "Turns 46", "25 years", "Birthday". */
export const comingInWords = ({ type, years = 0 }: Pick<ComingDate, 'type' | 'years'>): string => {
  if (type === 'birthday') return years > 0 ? `Turns ${years}` : 'Birthday'
  const count = years > 0 ? countOf(years, yearNoun) : ''
  return type === 'anniversary' ? ['Anniversary', count].filter(Boolean).join(', ') : count || 'Yearly date'
}

/** Birthdays and other yearly dates of contacts in the next weeks. */
export const DatesBlock = (block: BlockOf<{ dates: ComingDate[]; more: boolean }>) => {
  const days = useDueDays()
  const [isWhole, setWhole] = useState(false)
  return (
    <Block
      {...block}
      title="Birthdays"
      detail={({ dates, more }) => dates.length > 0 && `${formatCount(dates.length)}${more ? '+' : ''} in the next four weeks`}
      noun="birthdays"
      rowHeight={46}
      empty={({ dates }) => (dates.length === 0 ? 'No birthdays or yearly dates in the next four weeks.' : undefined)}
    >
      {({ dates }) => (
        <>
          <ul>
            {dates.slice(0, isWhole ? dates.length : shown).map((date) => (
              <BlockRow
                key={`${date.contactId} ${date.type} ${date.day}`}
                sign={<Icon of={icons[date.type] ?? IconCalendarHeart} size={18} />}
                name={fullName(date)}
                second={comingInWords(date)}
                when={dueWords(date.day, days)}
                to={paths.contact(date.contactId)}
              />
            ))}
          </ul>
          {dates.length > shown && !isWhole && (
            <button type="button" className={classes.more ?? ''} onClick={() => setWhole(true)}>
              and {formatCount(dates.length - shown)} more
            </button>
          )}
        </>
      )}
    </Block>
  )
}
