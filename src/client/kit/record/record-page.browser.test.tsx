import { type Ref, Suspense, use, useImperativeHandle, useRef } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ThemeProvider } from '../../theme/theme-provider.tsx'
import type { Composer } from '../posts/post-composer.tsx'
import { RecordPage } from './record-page.tsx'

const nothing = () => undefined

/** Renders a page whose stream appears when the returned function is called. */
const open = async (address = '/') => {
  const { promise, resolve: showStream } = Promise.withResolvers<void>()
  const Stream = ({ composer }: { composer: Ref<Composer> }) => {
    use(promise)
    const field = useRef<HTMLTextAreaElement>(null)
    useImperativeHandle(composer, () => ({ focus: () => field.current?.focus() }))
    return <textarea ref={field} aria-label="New note" />
  }
  const record = (
    <RecordPage
      name="Ada"
      words={{ one: 'contact', list: 'Contacts', listAddress: () => '/contacts' }}
      title={{ text: 'Ada', label: 'name', isOpen: false, open: nothing, editor: undefined }}
      history={{ resource: 'contacts', id: '1' }}
      actions={{ copyLink: nothing, remove: undefined }}
      clash={undefined}
      stream={(composer) => <Stream composer={composer} />}
      properties={nothing}
      summary="A person"
    />
  )
  await render(
    <ThemeProvider>
      <Suspense>
        <RouterProvider router={createMemoryRouter([{ path: '*', element: record }], { initialEntries: [address] })} />
      </Suspense>
    </ThemeProvider>,
  )
  await expect.element(page.getByRole('heading', { name: 'Ada' })).toBeVisible()
  return showStream
}
const note = page.getByRole('textbox', { name: 'New note' })

test('the key of a new note, pressed before the composer is there, focuses it once it is', async () => {
  const showStream = await open()
  await userEvent.keyboard('c')
  showStream()
  await expect.element(note).toHaveFocus()
})

test('an address that asks for a note focuses the composer once it is there', async () => {
  const showStream = await open('/?note')
  showStream()
  await expect.element(note).toHaveFocus()
})

test('a composer that nobody asked for does not take the focus', async () => {
  const showStream = await open()
  showStream()
  await expect.element(note).toBeVisible()
  await expect.element(note).not.toHaveFocus()
})
