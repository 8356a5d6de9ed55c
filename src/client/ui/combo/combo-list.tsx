import { IconCheck, IconPlus } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { Avatar } from '../avatar/avatar.tsx'
import { Icon } from '../icons/icon.tsx'
import { Key } from '../keys/key.tsx'
import { TextHighlight } from '../text/text-highlight.tsx'
import classes from './combo-list.module.css'
import type { ComboOption } from './use-options.ts'

interface ComboListProps {
  id: string
  rows: readonly ComboOption[]
  /** The row under the cursor. */
  active: number
  term: string
  /** The id of what is chosen. */
  chosen: string | undefined
  createLabel: ((term: string) => string) | undefined
  nothing: ReactNode
  onChoose: (option: ComboOption) => void
}

/** The choices under a type-ahead field. The focus stays in the field. */
export const ComboList = ({ id, rows, active, term, chosen, createLabel, nothing, onChoose }: ComboListProps) => {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' })
  }, [active])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a press in the list must not take the focus from the field
    <div className={classes.float} onMouseDown={(event) => event.preventDefault()}>
      <div ref={list} id={`${id}-list`} className={classes.list} role="listbox" aria-labelledby={`${id}-label`}>
        {rows.map((option, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus and handles the keys
          <div
            key={option.id ?? 'new'}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            className={option.id === undefined ? `${classes.option} ${classes.create}` : classes.option}
            onClick={() => onChoose(option)}
          >
            {option.id === undefined ? (
              <>
                <Icon of={IconPlus} bold />
                <bdi>{createLabel?.(option.label) ?? option.label}</bdi>
              </>
            ) : (
              <>
                {option.kind && <Avatar name={option.label} kind={option.kind} size={20} />}
                <TextHighlight text={option.label} term={term} />
                {option.hint && <bdi className={classes.hint}>{option.hint}</bdi>}
                <span className={classes.end}>
                  {option.id === chosen ? <Icon of={IconCheck} bold /> : index === active && <Key k="↵" />}
                </span>
              </>
            )}
          </div>
        ))}
      </div>
      {rows.length === 0 && nothing && <p className={classes.nothing}>{nothing}</p>}
    </div>
  )
}
