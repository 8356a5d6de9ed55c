import { IconArrowRight } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { Avatar } from '../../../ui/avatar/avatar.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import { Banner } from '../../../ui/page/banner.tsx'
import { sessionMutations } from '../mutations.ts'
import { refusal } from '../refusal.ts'
import classes from './forms.module.css'

interface DemoPerson {
  id: string
  name: string
  /** What this person does: `runs the agency`. */
  work: string
  /** What this person can see: `Every contact of the account team`. */
  sees: string
}

interface ContinueAsProps {
  people: readonly DemoPerson[]
  onDone: () => void
  /** The first of them takes the focus. */
  autoFocus?: boolean
}

/** The people of the demo, each one press away. */
export const ContinueAs = ({ people, onDone, autoFocus = false }: ContinueAsProps) => {
  const { mutate, error, isPending } = useMutation({ ...sessionMutations.continueAs(), onSuccess: onDone })
  return (
    <>
      {error && <Banner tone="red">{refusal(error)}</Banner>}
      <ul className={classes.people}>
        {people.map(({ id, name, work, sees }, index) => (
          <li key={id}>
            <button
              type="button"
              className={classes.person}
              aria-disabled={isPending}
              autoFocus={autoFocus && index === 0}
              onClick={() => isPending || mutate(id)}
            >
              <Avatar name={name} kind="person" size={40} />
              <span className={classes.words}>
                <span className={classes.who}>
                  <bdi className={classes.name}>{name}</bdi>
                  <span className={classes.work}>{work}</span>
                </span>
                <span className={classes.sees}>{sees}</span>
              </span>
              <Icon of={IconArrowRight} />
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
