import type { ComponentProps } from 'react'
import { ListCrumb } from '../../../kit/record/record-states.tsx'
import { PageHead } from '../../../ui/page/page-head.tsx'
import { contactPageWords } from '../contact-page-words.ts'

/** The head of each step of the import. */
export const ImportHead = (props: Omit<ComponentProps<typeof PageHead>, 'crumbs'>) => (
  <PageHead {...props} crumbs={[<ListCrumb key="list" {...contactPageWords} />, 'Import']} />
)
