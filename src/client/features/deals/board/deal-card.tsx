import type { Deal } from '../../../../contract/deals/deals.ts'
import { cardLink } from '../../../kit/board/card-link.tsx'
import { audienceMark } from '../../../kit/list/audience-mark.tsx'
import { paths } from '../../../paths.ts'
import { avatar } from '../../../ui/avatar/avatar.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import { dateWords, partyName, partyOf, priceWords, valueWords } from '../deal-words.ts'
import classes from './deal-board.module.css'

/** The heights of cards in px. */
export const cardHeights = { comfortable: 92, compact: 42 }

interface Shown {
  now: Date
  compact: boolean
  phone: boolean
  /** The name of the responsible user. */
  responsible: string | undefined
}

/** The content of a card; a compact one has one line. Plain elements, because scrolling renders many of them. */
export const dealCard = (deal: Deal, { now, compact, phone, responsible }: Shown) => {
  const party = partyOf(deal)
  const date = dateWords(deal, now)
  return (
    <div className={classes.card} data-compact={compact || undefined}>
      <span className={classes.title}>
        {cardLink(paths.deal(deal.id), deal.name)}
        {audienceMark(deal.visibility)}
      </span>
      {compact && (
        <span className={classes.price}>
          <strong>{valueWords(deal)}</strong>
        </span>
      )}
      <span className={classes.responsible} title={responsible}>
        {responsible && avatar(responsible, 'person', 20)}
      </span>
      {!compact && (
        <>
          <span className={classes.party}>
            {party && avatar(partyName(deal), party.type, 20)} <bdi>{partyName(deal)}</bdi>
          </span>
          <span className={classes.foot}>
            <span className={classes.price} title={priceWords(deal)}>
              <strong>{valueWords(deal)}</strong> <span>{priceWords(deal, phone)}</span>
            </span>
            {date && (
              <span className={classes.date} data-tone={date.tone}>
                {date.icon && <Icon of={date.icon} size={13} />} {date.text}
              </span>
            )}
          </span>
        </>
      )}
    </div>
  )
}
