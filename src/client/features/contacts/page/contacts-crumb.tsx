import { Link } from 'react-router'
import { paths } from '../../../paths.ts'

/** The first of the crumbs over a contact. */
export const contactsCrumb = (
  <Link key="contacts" to={paths.contacts}>
    Contacts
  </Link>
)
