import { draggable } from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter'
import { preserveOffsetOnSource } from '@atlaskit/pragmatic-drag-and-drop/utils/preserve-offset-on-source'
import { setCustomNativeDragPreview } from '@atlaskit/pragmatic-drag-and-drop/utils/set-custom-native-drag-preview'
import { type MouseEvent, memo, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ActionItem } from '../../ui/float/action-item.ts'
import { ActionsMenu } from '../../ui/float/menu.tsx'
import { afterPress } from '../../ui/inline/after-press.ts'
import { keepFromScrolling } from '../../ui/page/row-link.ts'
import classes from './board-card.module.css'
import type { CardPlace } from './board-column.tsx'

interface BoardCardProps<R> extends CardPlace {
  id: string
  record: R
  /** The content. It has to be the same function while what it shows stays the same: cards that nothing has changed for are not rendered again. */
  render: (record: R) => ReactNode
  /** The card takes the focus when keys move the cursor to it. */
  atCursor: boolean
  /** Tab reaches the board at this card. */
  tabStop: boolean
  selected: boolean
  /** It is lifted: at its own place, or away from it, where its place is a dashed slot. */
  lifted: 'here' | 'away' | undefined
  /** Why a move was refused. */
  refusal: string | undefined
  /** How many cards a drag of this one takes along. */
  countDragged: number
  describedBy: string
  /** Returns where its menu can move it; nowhere where it has none. */
  movesOf: (record: R) => readonly ActionItem[]
  /** Its menu is always there, because nothing can hover over it. */
  byTouch: boolean
  isMovable: boolean
  /** What its menu calls it. */
  name: string
  /** Its name for assistive technology. */
  label: string
  onFocus: (record: R) => void
  onPress: (record: R, event: MouseEvent) => void
}

/** The picture under the pointer: a copy of the card, as a pile with a number where several are dragged. */
const preview = (card: HTMLElement, count: number) => (container: HTMLElement) => {
  const copy = card.cloneNode(true) as HTMLElement
  copy.style.width = `${card.offsetWidth}px`
  copy.classList.add(classes.preview ?? '')
  if (count > 1) copy.dataset.count = String(count)
  container.append(copy)
}

const Card = <R,>(props: BoardCardProps<R>) => {
  const { id, record, atCursor, selected, lifted, refusal, name, index, top, height, measure } = props
  const card = useRef<HTMLElement>(null)
  // Few cards of a long board get a menu: those that the pointer or the cursor has reached.
  const [isReached, setReached] = useState(false)
  const hasMenu = props.isMovable && (props.byTouch || isReached || atCursor)
  const countNow = useEffectEvent(() => props.countDragged)
  const isMovable = useEffectEvent(() => props.isMovable)
  useEffect(() => {
    const element = card.current
    if (!element) return
    return draggable({
      element,
      canDrag: () => isMovable(),
      getInitialData: () => ({ cardId: id }),
      onGenerateDragPreview: ({ nativeSetDragImage, location }) =>
        setCustomNativeDragPreview({
          nativeSetDragImage,
          getOffset: preserveOffsetOnSource({ element, input: location.current.input }),
          render: ({ container }) => preview(element, countNow())(container),
        }),
    })
  }, [id])
  useEffect(() => {
    if (!atCursor) return
    let stays = true
    // A focus that moves while the pointer is pressed keeps browsers from dragging, such as by a link on the card.
    afterPress(() => {
      const { activeElement } = document
      // A card that scrolls back into the document must not take the focus from elsewhere.
      if (stays && (activeElement === document.body || activeElement?.closest('[data-card]'))) card.current?.focus({ preventScroll: true })
    })
    return () => {
      stays = false
    }
  }, [atCursor])
  return (
    <li ref={measure} className={classes.slot} style={{ top, height }} data-index={index} data-lifted={lifted}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the board handles the keys of its cards */}
      <article
        ref={card}
        className={classes.card}
        tabIndex={props.tabStop ? 0 : -1}
        data-card={id}
        aria-label={props.label}
        data-menu={(props.byTouch && props.isMovable) || undefined}
        data-selected={selected || undefined}
        data-refused={refusal ? true : undefined}
        aria-describedby={props.describedBy}
        onFocus={() => props.onFocus(record)}
        onMouseDown={(event) => {
          keepFromScrolling(event)
          // Keeps the cursor, from which Shift and a click select.
          if (event.shiftKey) event.preventDefault()
        }}
        onClick={(event) => props.onPress(record, event)}
        onAuxClick={(event) => props.onPress(record, event)}
        onPointerEnter={() => setReached(true)}
      >
        {props.render(record)}
        {hasMenu && (
          <span className={classes.menu} data-hovers={!props.byTouch || undefined}>
            <ActionsMenu label={`Move “${name}”`} size={props.byTouch ? 32 : 28} items={props.movesOf(record)} />
          </span>
        )}
        {refusal && (
          <p className={classes.refusal} role="alert">
            {refusal}
          </p>
        )}
      </article>
    </li>
  )
}

/** The picture of a card that keys have lifted, where it would be put down. */
export const LiftedCard = ({ children }: { children: ReactNode }) => (
  <div className={`${classes.card} ${classes.preview}`} inert>
    {children}
  </div>
)

/** One card of a board: dragged by the pointer, moved by the keys of the board. Memoized: a board renders at each place that a drag passes. */
export const BoardCard = memo(Card) as typeof Card
