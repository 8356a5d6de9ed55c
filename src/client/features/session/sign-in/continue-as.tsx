import { IconArrowRight } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { Avatar } from '../../../ui/avatar/avatar.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import { Banner } from '../../../ui/page/banner.tsx'
import classes from '../forms.module.css'
import { sessionMutations } from '../mutations.ts'
import { sessionError } from '../session-error.ts'

interface DemoPerson {
  id: string
  name: string
  /** The person's job: `Agency owner`. */
  work: string
  /** The part of the workspace they can see: `Every contact of the account team`. */
  sees: string
}

interface ContinueAsProps {
  people: readonly DemoPerson[]
  onDone: () => void
  /** Focuses the first person. */
  autoFocus?: boolean
}

/** The people of the demo. A click signs in as one of them. */
export const ContinueAs = ({ people, onDone, autoFocus = false }: ContinueAsProps) => {
  const { mutate, error, isPending } = useMutation({ ...sessionMutations.continueAs(), onSuccess: onDone })
  return (
    <>
      {error && <Banner tone="red">{sessionError(error)}</Banner>}
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

/** The people of the demo beside the sign-in form, with an introduction. */
export const DemoPeople = ({
  account = 'the demo agency',
  people,
  onDone,
}: Omit<ContinueAsProps, 'autoFocus'> & { account?: string | undefined }) => (
  <section aria-labelledby="demo-people">
    <h2 id="demo-people">Or continue as</h2>
    <p className={classes.text}>
      Each person sees a different part of <bdi>{account}</bdi>.
    </p>
    <ContinueAs people={people} onDone={onDone} />
    <p className={classes.below}>No password needed. You can switch to another person in the account menu.</p>
  </section>
)
