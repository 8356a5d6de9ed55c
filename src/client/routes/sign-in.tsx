import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { DemoPeople } from '../features/session/continue-as.tsx'
import { Entrance } from '../features/session/entrance.tsx'
import { SignInForm } from '../features/session/sign-in-form.tsx'
import { requestedPath } from '../features/session/sign-in-path.ts'
import { useSignInAndOut } from '../features/session/use-sign-in-and-out.ts'
import { sessionQueries } from '../lib/session/session-queries.ts'
import { paths } from '../paths.ts'
import { hasDrafts } from '../ui/edit/draft-storage.ts'

export const Component = () => {
  const { data: welcome } = useQuery(sessionQueries.welcome())
  const [search] = useSearchParams()
  const { enter } = useSignInAndOut()
  const requested = requestedPath(search)
  const onDone = () => void enter(requested)
  const people = welcome?.people ?? []
  return (
    <Entrance
      title="Sign in to Tandem"
      text={requested !== paths.home && hasDrafts() ? 'Your draft is saved.' : 'Welcome back.'}
      below={
        welcome?.signUp && (
          <>
            New to Tandem? <Link to={paths.signUp}>Create a workspace</Link>
          </>
        )
      }
      beside={people.length > 0 && <DemoPeople account={welcome?.accountName} people={people} onDone={onDone} />}
    >
      <SignInForm onDone={onDone} />
    </Entrance>
  )
}
