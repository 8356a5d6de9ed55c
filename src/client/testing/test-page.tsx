import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, Suspense } from 'react'
import { MemoryRouter } from 'react-router'
import type { User } from '../../contract/x/people/users.ts'
import { createQueryClient } from '../lib/cache/query-client.ts'
import { peopleQueries } from '../lib/people/people-queries.ts'
import { workgroupQueries } from '../lib/people/workgroup-queries.ts'
import { sessionQueries } from '../lib/session/session-queries.ts'
import { ThemeProvider } from '../theme/theme-provider.tsx'
import { UndoNotes } from '../ui/float/undo-note.tsx'

const amounts = { contacts: 0, deals: 0, cases: 0 }
const person = (id: string, name: string): User => ({ id, name, role: 'member', companyId: '1', active: true })
/** A page of a workspace with Ana, who is signed in, and Mia. */
export const TestPage = ({ children }: { children: ReactNode }) => {
  const client = createQueryClient()
  const account = { id: '1', name: 'Northlight', ownCompanyId: '1', currency: 'EUR', capacity: amounts, used: amounts }
  const me = { ...person('1', 'Ana'), companyId: '1', email: 'ana@northlight.test', timeZone: 'UTC', lastEventId: '0', account }
  client.setQueryData(sessionQueries.me().queryKey, me)
  client.setQueryData(peopleQueries.users().queryKey, [person('1', 'Ana'), person('2', 'Mia')])
  client.setQueryData(workgroupQueries.list().queryKey, [{ id: '7', name: 'Account team', users: ['1'] }])
  return (
    <ThemeProvider>
      <QueryClientProvider client={client}>
        <MemoryRouter>
          <Suspense>{children}</Suspense>
          <UndoNotes />
        </MemoryRouter>
      </QueryClientProvider>
    </ThemeProvider>
  )
}
