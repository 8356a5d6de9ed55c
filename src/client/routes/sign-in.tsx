import { useQuery } from '@tanstack/react-query'
import { Link, type LoaderFunctionArgs, useSearchParams } from 'react-router'
import { ContinueAs } from '../features/session/entrance/continue-as.tsx'
import { DemoIntroduction } from '../features/session/entrance/demo-introduction.tsx'
import { Entrance } from '../features/session/entrance/entrance.tsx'
import { SignInForm } from '../features/session/entrance/sign-in-form.tsx'
import { useEnter } from '../features/session/use-enter.ts'
import { wantedAt } from '../features/session/where-to.ts'
import { queryClientContext } from '../lib/cache/query-client.ts'
import { sessionQueries } from '../lib/session/session-queries.ts'
import { paths } from '../paths.ts'
import { hasDrafts } from '../ui/edit/draft-storage.ts'

export const loader = async ({ context }: LoaderFunctionArgs) => {
  // Who one may continue as stands beside the form: waited for, so that nothing jumps, but not insisted on.
  await context.get(queryClientContext).prefetchQuery({ ...sessionQueries.welcome(), retry: false })
  return null
}

export const Component = () => {
  const { data: welcome } = useQuery(sessionQueries.welcome())
  const [search] = useSearchParams()
  const { enter } = useEnter()
  const wanted = wantedAt(search)
  const onDone = () => void enter(wanted)
  return (
    <Entrance
      title="Sign in to Tandem"
      text={wanted !== paths.home && hasDrafts() ? 'What you had written is still here.' : 'Good to have you here.'}
      below={
        welcome?.signUp && (
          <>
            New here? <Link to={paths.signUp}>Make a workspace</Link>
          </>
        )
      }
      beside={
        welcome && welcome.people.length > 0 ? (
          <DemoIntroduction of={welcome.accountName}>
            <ContinueAs people={welcome.people} onDone={onDone} />
          </DemoIntroduction>
        ) : undefined
      }
    >
      <SignInForm onDone={onDone} />
    </Entrance>
  )
}
