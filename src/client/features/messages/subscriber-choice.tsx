import { Button } from '@mantine/core'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { countOf } from '../../ui/text/noun.ts'
import { clientNoun } from '../../ui/text/nouns.ts'
import type { useProjectPeople } from '../projects/project-people.ts'
import classes from './subscribers.module.css'

type People = Pick<ReturnType<typeof useProjectPeople>, 'people' | 'companies'>

interface SubscriberChoiceProps extends People {
  /** The ids of the subscribers. */
  value: readonly string[]
  onChange: (value: string[]) => void
  /** Whether the message is private: clients then cannot be chosen. */
  isPrivate: boolean
  meId: string
}

/** Chooses the subscribers, grouped by company. */
export const SubscriberChoice = ({ people, companies, value, onChange, isPrivate, meId }: SubscriberChoiceProps) => {
  const chosen = new Set(value)
  const set = (ids: readonly string[], on: boolean) =>
    onChange(on ? [...new Set([...value, ...ids])] : value.filter((id) => !ids.includes(id)))
  const left = isPrivate ? people.filter(({ id, isClient }) => isClient && chosen.has(id)).length : 0
  return (
    <div className={classes.companies}>
      {companies.map((company) => {
        const members = people.filter(({ companyId }) => companyId === company.id)
        const open = members.filter(({ isClient }) => !(isPrivate && isClient))
        if (members.length === 0) return null
        const all = open.length > 0 && open.every(({ id }) => chosen.has(id))
        return (
          <fieldset key={company.id} className={classes.company}>
            <legend className={classes.legend}>
              <bdi>{company.name}</bdi>
            </legend>
            {open.length > 1 && (
              <span className={classes.all}>
                <Button
                  variant="text"
                  aria-label={`${all ? 'Clear' : 'Select'} everyone at ${company.name}`}
                  onClick={() =>
                    set(
                      open.map(({ id }) => id),
                      !all,
                    )
                  }
                >
                  {all ? 'Clear' : 'Select all'}
                </Button>
              </span>
            )}
            {members.map(({ id, name, isClient }) => {
              const isHidden = isPrivate && isClient
              return (
                <div key={id} className={classes.person}>
                  <Checkbox
                    label={
                      <>
                        <bdi>{id === meId ? `${name} (you)` : name}</bdi>
                        {isHidden && <span className={classes.hidden}> can't see private messages</span>}
                      </>
                    }
                    checked={chosen.has(id) && !isHidden}
                    disabled={isHidden}
                    onChange={(on) => set([id], on)}
                  />
                </div>
              )
            })}
          </fieldset>
        )
      })}
      {left > 0 && <p className={classes.hint}>{countOf(left, clientNoun)} will not be notified, because the message is private.</p>}
    </div>
  )
}
