import '@mantine/core/styles/baseline.css'
import '@mantine/core/styles/default-css-variables.css'
import '@mantine/core/styles/global.css'
import '@mantine/core/styles/Container.css'
import '@mantine/core/styles/Title.css'
import '@mantine/core/styles/Text.css'
import '@mantine/core/styles/Button.css'
import { Button, Container, MantineProvider, Text, Title } from '@mantine/core'
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, Link, RouterProvider, useLocation, useNavigate, useParams } from 'react-router'
import { type Contact, nameOf, read } from './contact.ts'

// The least that these parts can do: one list of fifty rows, and a page for one of them.
const List = () => {
  const { data } = useQuery({ queryKey: ['contacts'], queryFn: () => read<{ contacts: Contact[] }>('/contacts') })
  return (
    <Container>
      <Title>Contacts</Title>
      <ul>
        {data?.contacts.map((contact) => (
          <li key={contact.id}>
            <Link to={`/contacts/${contact.id}`}>{nameOf(contact)}</Link> <Text span>{contact.title}</Text>
          </li>
        ))}
      </ul>
    </Container>
  )
}

const One = () => {
  const { id = '' } = useParams()
  const navigate = useNavigate()
  const { data } = useQuery({ queryKey: ['contact', id], queryFn: () => read<{ contact: Contact }>(`/contacts/${id}`), staleTime: 60_000 })
  return (
    <Container>
      <Button onClick={() => navigate(-1)}>Back</Button>
      {data && <Title>{nameOf(data.contact)}</Title>}
    </Container>
  )
}

// Loaded lazily: the first load is compared with the page without it.
const PlainList = lazy(() => import('./plain-list.tsx').then(({ PlainList }) => ({ default: PlainList })))
const PlainBoard = lazy(() => import('./plain-board.tsx').then(({ PlainBoard }) => ({ default: PlainBoard })))
const Deals = () => (
  <Suspense>
    <PlainBoard />
  </Suspense>
)
const Contacts = () => {
  const { search } = useLocation()
  return search === '?plain' ? (
    <Suspense>
      <PlainList />
    </Suspense>
  ) : (
    <List />
  )
}

const client = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000 } } })
const router = createBrowserRouter([
  { path: '/contacts', element: <Contacts /> },
  { path: '/contacts/:id', element: <One /> },
  { path: '/deals', element: <Deals /> },
])
const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <MantineProvider>
      <QueryClientProvider client={client}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </MantineProvider>,
  )
