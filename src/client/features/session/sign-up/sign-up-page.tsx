import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { sessionQueries } from '../../../lib/session/session-queries.ts'
import { paths } from '../../../paths.ts'
import { Entrance } from '../entrance.tsx'
import { useSignInAndOut } from '../use-sign-in-and-out.ts'
import { SignUpForm } from './sign-up-form.tsx'

export const SignUpPage = () => {
  const { data: welcome } = useQuery(sessionQueries.welcome())
  const { enter } = useSignInAndOut()
  const closed = welcome?.signUp === false
  return (
    <Entrance
      title={closed ? 'Sign-up is closed' : 'Create a workspace'}
      text={closed ? 'Ask an administrator to invite you to their workspace.' : 'You will be its first administrator.'}
      below={
        <>
          Already have an account? <Link to={paths.signIn}>Sign in</Link>
        </>
      }
    >
      {!closed && <SignUpForm demoContent={welcome?.demoContent === true} onDone={() => void enter(paths.home)} />}
    </Entrance>
  )
}
