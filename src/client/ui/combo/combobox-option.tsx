import { Combobox } from '@mantine/core'
import { IconCheck, IconPlus } from '@tabler/icons-react'
import { Avatar } from '../avatar/avatar.tsx'
import { Icon } from '../icons/icon.tsx'
import { TextHighlight } from '../text/text-highlight.tsx'
import classes from './combobox.module.css'
import type { ComboOption } from './use-options.ts'

interface ComboboxOptionProps {
  id: string
  index: number
  option: ComboOption
  active: boolean
  chosen: boolean
  term: string
  createLabel: ((term: string) => string) | undefined
}

export const ComboboxOption = ({ id, index, option, active, chosen, term, createLabel }: ComboboxOptionProps) => (
  <Combobox.Option
    id={id}
    value={String(index)}
    aria-selected={active}
    className={classes.option ?? ''}
    mod={{ new: option.id === undefined }}
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
        {chosen && (
          <span className={classes.end}>
            <Icon of={IconCheck} bold />
          </span>
        )}
      </>
    )}
  </Combobox.Option>
)
