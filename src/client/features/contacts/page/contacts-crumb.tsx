import { Link } from 'react-router'
import { listAddress } from '../list/list-memory.ts'

/** The first of the crumbs over a contact: back to the list as one left it. */
export const ContactsCrumb = () => <Link to={listAddress()}>Contacts</Link>
