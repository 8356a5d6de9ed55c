import { QueryClientProvider } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { User } from '../../../contract/x/people/users.ts'
import { createQueryClient } from '../../lib/cache/query-client.ts'
import { peopleQueries } from '../../lib/people/people-queries.ts'
import { workgroupQueries } from '../../lib/people/workgroup-queries.ts'
import { sessionQueries } from '../../lib/session/session-queries.ts'
import { ThemeProvider } from '../../theme/theme-provider.tsx'
import { PeopleButton } from './people-picker.tsx'

const names = ['Ana', 'Bo', 'Cy', 'Dee', 'Eva', 'Finn', 'Ida', 'Mia', 'Tomasz Łuczak', 'Tove']
const people = names.map((name, at): User => ({ id: String(at + 1), name, role: 'member', companyId: '1', active: true }))
const amounts = { contacts: 0, deals: 0, cases: 0 }

const Task = () => {
  const [value, setValue] = useState<readonly string[]>(['1'])
  const change = (id: string) => setValue(id.startsWith('-') ? value.filter((other) => `-${other}` !== id) : [...value, id])
  return <PeopleButton value={value} required onChange={change} />
}

/** Renders the picker in a workspace with this many people, and opens it. */
const open = async (count: number) => {
  const client = createQueryClient()
  const account = { id: '1', name: 'Northlight', ownCompanyId: '1', currency: 'EUR', capacity: amounts, used: amounts }
  const me = { id: '1', name: 'Ana', role: 'member' as const, companyId: '1', active: true, email: 'ana@northlight.test', timeZone: 'UTC' }
  client.setQueryData(sessionQueries.me().queryKey, { ...me, lastEventId: '0', account })
  client.setQueryData(peopleQueries.users().queryKey, people.slice(0, count))
  client.setQueryData(workgroupQueries.list().queryKey, [])
  await render(
    <ThemeProvider>
      <QueryClientProvider client={client}>
        <Suspense>
          <Task />
        </Suspense>
      </QueryClientProvider>
    </ThemeProvider>,
  )
  await page.getByRole('button', { name: /responsible/ }).click()
  await expect.element(page.getByRole('checkbox', { name: 'Ana (you)' })).toBeVisible()
}
const field = page.getByRole('textbox', { name: 'Find a person' })

test('typing narrows the list of many people, Enter picks the first, and Escape clears and closes', async () => {
  await open(names.length)
  await expect.element(field).toHaveFocus()
  await userEvent.keyboard('lucz')
  expect(page.getByRole('checkbox').elements()).toHaveLength(1)
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('checkbox', { name: 'Tomasz Łuczak' })).toBeChecked()
  await field.fill('nobody')
  await expect.element(page.getByText('No one matches.')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  expect(page.getByRole('checkbox').elements()).toHaveLength(names.length)
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: /^Ana, Tomasz Łuczak responsible/ })).toHaveFocus()
})

test('shows a few people without a search', async () => {
  await open(3)
  await expect.element(field).not.toBeInTheDocument()
})
