import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { hasDrafts } from '../../../kit/drafts/draft-storage.ts'
import { sessionQueries } from '../../../lib/session/session-queries.ts'
import { paths } from '../../../paths.ts'
import { isDemo } from '../../../ui/page/app-location.ts'
import { Entrance } from '../entrance.tsx'
import { requestedPath } from '../sign-in-path.ts'
import { useSignInAndOut } from '../use-sign-in-and-out.ts'
import { ContinueAs, DemoPeople } from './continue-as.tsx'
import { OwnWorkspace } from './own-workspace.tsx'
import { SignInForm } from './sign-in-form.tsx'

export const SignInPage = () => {
  const { data: welcome } = useQuery(sessionQueries.welcome())
  const [search] = useSearchParams()
  const { enter } = useSignInAndOut()
  const requested = requestedPath(search)
  const onDone = () => void enter(requested)
  const people = welcome?.people ?? []
  const below = welcome?.signUp && (
    <>
      New to Tandem? <Link to={paths.signUp}>Create a workspace</Link>
    </>
  )
  if (isDemo && people.length > 0)
    return (
      <Entrance
        title="Try Tandem"
        text={
          <>
            This is the demo of a CRM and project tool, with the sample data of <bdi>{welcome?.accountName}</bdi>. It runs in this browser:
            nothing you enter leaves it, and nothing can break. Choose who you are:
          </>
        }
        wide
        beside={<OwnWorkspace onDone={onDone}>{below}</OwnWorkspace>}
      >
        <ContinueAs people={people} onDone={onDone} autoFocus />
      </Entrance>
    )
  return (
    <Entrance
      title="Sign in to Tandem"
      text={requested !== paths.home && hasDrafts() ? 'Your draft is saved.' : 'Use your e-mail address and password.'}
      below={below}
      beside={people.length > 0 && <DemoPeople account={welcome?.accountName} people={people} onDone={onDone} />}
    >
      <SignInForm onDone={onDone} />
    </Entrance>
  )
}
