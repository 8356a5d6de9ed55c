import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, describe, expect, test } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ThemeProvider } from '../../theme/theme-provider.tsx'
import { type TestRecord, testService } from '../resource/test-resource.ts'
import { searchFields } from '../search/search-fields.ts'
import type { Columns } from './columns.ts'
import { ListProvider } from './list-context.tsx'
import { defineList } from './list-definition.ts'
import { ListTable } from './list-table.tsx'
import { useList } from './use-list.ts'

const { resource, put, calls, reset } = testService()
const columns: Columns<TestRecord> = {
  className: undefined,
  title: { label: 'Name', className: undefined, sorts: ['name', '-name'] },
  others: [{ label: 'Title', className: undefined, cell: ({ title }) => title }],
  secondLine: ({ title }) => title,
}
const testList = defineList({
  resource,
  noun: { one: 'case', other: 'cases' },
  fields: searchFields({
    fields: {},
    sorts: [
      { value: 'name', label: 'Name A–Z' },
      { value: '-name', label: 'Name Z–A' },
    ],
  }),
  toSearch: (_, _place: string) => ({}),
  sources: () => ({}),
  useColumns: () => columns,
})
const pathOf = (id: string) => `/cases/${id}`

const List = ({ place }: { place: string }) => {
  const list = useList(testList, place)
  return (
    <ListProvider list={list}>
      <div style={{ display: 'flex', height: 400 }}>
        {!list.waiting && <ListTable label="Cases" pathOf={pathOf} />}
        <output>{list.selection.keys.join(' ')}</output>
        {list.create.opened && <h2>New case</h2>}
      </div>
    </ListProvider>
  )
}

const show = async (more: readonly string[] = []) => {
  await page.viewport(1200, 800)
  for (const name of ['Ada', 'Bob', 'Cy', 'Dan', ...more]) put({ id: name.toLowerCase(), name })
  const router = createMemoryRouter([
    { path: '/', element: <List place={crypto.randomUUID()} /> },
    { path: '/cases/:id', element: <h1>A case</h1> },
  ])
  await render(
    <ThemeProvider>
      <QueryClientProvider client={new QueryClient()}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </ThemeProvider>,
  )
  await expect.element(page.getByRole('link', { name: 'Dan' })).toBeVisible()
  return router
}
const selected = page.getByRole('status')

afterEach(reset)

describe('the selection of a list', () => {
  test('x toggles the row under the cursor, Shift with a move extends', async () => {
    await show()
    await userEvent.keyboard('jx')
    await expect.element(selected).toHaveTextContent('ada')
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}')
    await expect.element(selected).toHaveTextContent('ada bob cy')
    await userEvent.keyboard('x')
    await expect.element(selected).toHaveTextContent('ada bob')
  })

  test('Space toggles the row under the cursor, which stays the active one', async () => {
    await show()
    await userEvent.keyboard('jj ')
    await expect.element(selected).toHaveTextContent('bob')
    const active = page.getByRole('grid').element().getAttribute('aria-activedescendant') ?? ''
    expect(document.getElementById(active)?.textContent).toContain('Bob')
    await userEvent.keyboard(' ')
    await expect.element(selected).toHaveTextContent('')
  })

  test('a box selects, Shift with a box selects the rows between, and the box of the head all', async () => {
    await show()
    await page.getByRole('checkbox', { name: 'Select Bob' }).click()
    await page.getByRole('checkbox', { name: 'Select Dan' }).click({ modifiers: ['Shift'] })
    await expect.element(selected).toHaveTextContent('bob cy dan')
    await page.getByRole('checkbox', { name: 'Select all' }).click()
    await expect.element(page.getByRole('checkbox', { name: 'Select all' })).toBeChecked()
    await page.getByRole('checkbox', { name: 'Select all' }).click()
    await expect.element(selected).toHaveTextContent('')
  })

  test('does nothing while the list is covered', async () => {
    const router = await show()
    await router.navigate('/?new')
    await expect.element(page.getByRole('heading', { name: 'New case' })).toBeVisible()
    await userEvent.keyboard('jx')
    await expect.element(selected).toHaveTextContent('')
  })
})

describe('a printed list', () => {
  afterEach(() => cdp().send('Emulation.setEmulatedMedia', { media: '' }))

  test('has every loaded row on white, and only those in sight again afterwards', async () => {
    await show(Array.from({ length: 80 }, (_, at) => `Row ${at + 10}`))
    await expect.element(page.getByRole('link', { name: 'Row 89' })).not.toBeInTheDocument()
    await cdp().send('Emulation.setEmulatedMedia', { media: 'print' })
    await expect.poll(() => page.getByRole('row').elements().length).toBeGreaterThan(40)
    const printed = page.getByRole('row').elements().length
    expect(getComputedStyle(page.getByRole('grid', { name: 'Cases' }).element()).backgroundColor).toBe('rgb(255, 255, 255)')
    await cdp().send('Emulation.setEmulatedMedia', { media: '' })
    await expect.poll(() => page.getByRole('row').elements().length).toBeLessThan(printed)
  })
})

describe('the rows of a list', () => {
  test('Enter opens the record under the cursor, a click the one that is pressed', async () => {
    const router = await show()
    await userEvent.keyboard('jj{Enter}')
    await expect.element(page.getByRole('heading', { name: 'A case' })).toBeVisible()
    expect(router.state.location.pathname).toBe('/cases/bob')
    await router.navigate('/')
    await page.getByRole('link', { name: 'Cy' }).click()
    expect(router.state.location.pathname).toBe('/cases/cy')
  })

  test('show writes under way, and the record again where the write is refused', async () => {
    await show()
    const forget = resource.pending.add(['bob', 'cy'], (record) => (record.id === 'bob' ? undefined : { ...record, name: 'Cyril' }))
    await expect.element(page.getByRole('link', { name: 'Cyril' })).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'Bob' })).not.toBeInTheDocument()
    await expect.element(page.getByRole('grid')).toHaveAttribute('aria-rowcount', '4')
    forget()
    await expect.element(page.getByRole('link', { name: 'Bob' })).toBeVisible()
  })

  test('the record under a resting pointer is read ahead without a view', async () => {
    await show()
    await page.getByRole('link', { name: 'Cy' }).hover()
    await expect.poll(() => calls).toContain('read cy')
    expect(calls).not.toContain('view cy')
  })
})
