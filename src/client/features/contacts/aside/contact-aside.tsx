import type { ContactEdit } from '../edit/use-contact-edit.ts'
import { AddressRow } from '../properties/address-row.tsx'
import { DataRow } from '../properties/data-row.tsx'
import { DateRow } from '../properties/date-row.tsx'
import type { ReadContact } from '../queries.ts'
import { BackgroundRow } from './background-row.tsx'
import { CompanyRow } from './company-row.tsx'
import classes from './contact-aside.module.css'
import { FilesRow } from './files-row.tsx'
import { PeopleRow } from './people-row.tsx'
import { RecentlyViewed } from './recently-viewed.tsx'
import { SeenRow } from './seen-row.tsx'
import { TagsRow } from './tags-row.tsx'

interface ContactAsideProps {
  contact: ReadContact
  edit: ContactEdit
  ready: boolean
  /** Unfolds it, where it is folded, for what the palette does in it. */
  onShow: () => void
}

/** Who a contact is, every part of it changed in place; the last property says who can see it. */
export const ContactAside = ({ contact, edit, ready, onShow }: ContactAsideProps) => (
  <>
    <div className={classes.rows}>
      <DataRow contact={contact} type="phone" edit={edit} />
      <DataRow contact={contact} type="e-mail" edit={edit} />
      <DataRow contact={contact} type="website" edit={edit} />
      {contact.type === 'person' ? <CompanyRow contact={contact} edit={edit} /> : <PeopleRow companyId={contact.id} />}
      <AddressRow contact={contact} edit={edit} />
      <DateRow contact={contact} edit={edit} />
      <TagsRow contact={contact} onShow={onShow} />
      <BackgroundRow contact={contact} edit={edit} />
      <FilesRow contact={contact} edit={edit} onShow={onShow} />
      <SeenRow contact={contact} edit={edit} onShow={onShow} />
    </div>
    <RecentlyViewed contactId={contact.id} ready={ready} />
  </>
)
