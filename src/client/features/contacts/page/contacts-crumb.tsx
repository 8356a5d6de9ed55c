import { Link } from 'react-router'
import { listAddress } from '../../../kit/list/list-memory.ts'
import { paths } from '../../../paths.ts'

/** The first of the crumbs over a contact: back to the list as one left it. */
export const ContactsCrumb = () => <Link to={listAddress('contacts', paths.contacts)}>Contacts</Link>
