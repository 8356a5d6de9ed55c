import { Button } from '@mantine/core'
import { useStore } from '@mantine/store'
import { type ReactNode, useRef } from 'react'
import { Switch } from '../ui/fields/switch.tsx'
import type { ActionItem } from '../ui/float/action-item.ts'
import { ActionsMenu } from '../ui/float/menu.tsx'
import { Icon } from '../ui/icons/icon.tsx'
import { useMedia } from '../ui/media/use-media.ts'
import { conditionLabels, conditionNames, conditions, setCondition } from './conditions.ts'
import classes from './demo-bar.module.css'
import { DemoMenu } from './demo-menu.tsx'
import type { DatabaseState } from './messages.ts'
import { useDemoItems } from './use-demo-items.ts'
import { YouAre } from './you-are.tsx'

const ItemButton = ({ item: { label, icon, disabled, onClick } }: { item: ActionItem }) => (
  <Button variant="subtle" size="xs" leftSection={icon && <Icon of={icon} />} disabled={disabled ?? false} onClick={onClick}>
    {label}
  </Button>
)

const Rule = () => <span className={classes.rule} />

export interface DemoBarProps extends DatabaseState {
  /** Renders the list of API calls, with a class for its button. */
  calls: (buttonClass: string) => ReactNode
}

/** The bar at the bottom of the demo: the signed-in person, the data, the connection and the calls. Narrow windows fold it into a menu. */
export const DemoBar = ({ kept, aside, copied, calls }: DemoBarProps) => {
  const state = useStore(conditions)
  const isPhone = useMedia('(max-width: 44.99875em)')
  const isFolded = useMedia('(max-width: 74.99875em)')
  const file = useRef<HTMLInputElement>(null)
  const { me, loading, people, reset, load, takeHome, backups, importFile } = useDemoItems({ kept, aside, copied }, () =>
    file.current?.click(),
  )
  const lost = kept ? undefined : 'This browser refuses storage, so the data lasts until you reload or close this page, or sign out.'
  const switches = conditionNames.map((name) => ({
    label: conditionLabels[name],
    checked: state[name],
    onClick: () => setCondition({ [name]: !state[name] }),
  }))
  const folded = [...(load ? [load] : []), takeHome, ...backups, { ...reset, danger: true }]
  return (
    <div className={classes.bar}>
      <section className={classes.controls} aria-label="Demo" data-landmark>
        {!isPhone && (
          <>
            <YouAre me={me} people={people} />
            <Rule />
          </>
        )}
        {!isFolded && (
          <>
            <ItemButton item={reset} />
            {load && <ItemButton item={load} />}
            <Rule />
          </>
        )}
        {!isPhone && (
          <>
            <span className={classes.switches}>
              {switches.map(({ label, checked, onClick }) => (
                <Switch key={label} label={label} checked={checked} onChange={onClick} />
              ))}
            </span>
            <Rule />
          </>
        )}
        {isFolded ? (
          <DemoMenu
            state={loading ?? (kept ? 'Demo' : 'Demo, not saved')}
            title={lost}
            items={isPhone ? [...people, ...switches, ...folded] : folded}
          />
        ) : (
          <>
            <ItemButton item={takeHome} />
            {backups.length > 0 && <ActionsMenu label="Demo" items={backups} size={28} />}
            {!kept && (
              <span className={classes.lost} title={lost}>
                Not saved
              </span>
            )}
          </>
        )}
        <input
          ref={file}
          type="file"
          hidden
          aria-label="Backup"
          accept=".sqlite"
          onChange={({ target }) => {
            const [chosen] = target.files ?? []
            // The same file can be chosen again.
            target.value = ''
            if (chosen) importFile(chosen)
          }}
        />
      </section>
      {calls(classes.calls ?? '')}
    </div>
  )
}
