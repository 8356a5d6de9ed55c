import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { Entrance } from '../features/session/entrance/entrance.tsx'
import { SignUpForm } from '../features/session/entrance/sign-up-form.tsx'
import { useEnter } from '../features/session/use-enter.ts'
import { sessionQueries } from '../lib/session/session-queries.ts'
import { paths } from '../paths.ts'

export const Component = () => {
  const { data: welcome } = useQuery(sessionQueries.welcome())
  const { enter } = useEnter()
  const closed = welcome?.signUp === false
  return (
    <Entrance
      title={closed ? 'Making workspaces is switched off here' : 'Make a workspace'}
      text={closed ? 'Ask an administrator of a workspace to invite you.' : 'You will be its first administrator.'}
      below={
        <>
          Already have one? <Link to={paths.signIn}>Sign in</Link>
        </>
      }
    >
      {!closed && <SignUpForm demoContent={welcome?.demoContent === true} onDone={() => void enter(paths.home)} />}
    </Entrance>
  )
}
