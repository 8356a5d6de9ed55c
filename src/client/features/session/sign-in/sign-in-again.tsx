import { useQuery } from '@tanstack/react-query'
import { sessionQueries } from '../../../lib/session/session-queries.ts'
import { useMe } from '../../../lib/session/use-me.ts'
import classes from '../forms.module.css'
import { useSignInAndOut } from '../use-sign-in-and-out.ts'
import { ContinueAs } from './continue-as.tsx'
import { SignInForm } from './sign-in-form.tsx'

/** Signs in again after the session has ended: with a password, or as a person of the demo. */
export const SignInAgain = ({ onDone }: { onDone: () => void }) => {
  const me = useMe()
  const { leave } = useSignInAndOut()
  const { data: welcome, isPending } = useQuery({ ...sessionQueries.welcome(), retry: false })
  if (isPending) return null
  const people = welcome?.people ?? []
  const own = people.filter(({ id }) => id === me.id)
  return (
    <>
      <p className={classes.again}>Sign in to continue. Your draft is saved.</p>
      {own.length > 0 ? (
        <ContinueAs people={[...own, ...people.filter(({ id }) => id !== me.id)]} onDone={onDone} autoFocus />
      ) : (
        <SignInForm email={me.email} accountId={me.account.id} onDone={onDone} />
      )}
      <button type="button" className={`${classes.forgotten} ${classes.else}`} onClick={leave}>
        Use another account
      </button>
    </>
  )
}
