import { useQueryClient } from '@tanstack/react-query'
import type { InvolvedContact } from '../../../contract/contacts/involved.ts'
import { RelationsProperty } from '../../kit/record/relation.tsx'
import type { RecordEdit } from '../../kit/record/use-record-edit.ts'
import { findContacts } from './contact-finder.ts'
import { fullName } from './contact-words.ts'
import { relatedTo, useNewContact } from './use-new-contact.ts'

interface Involving {
  readonly involvedPeople: readonly string[]
  readonly people: readonly InvolvedContact[]
}

/** The people and companies that a deal or case involves, found or created. */
export const InvolvedProperty = <R extends Involving>({ edit }: { edit: RecordEdit<R, { involvedPeople?: string[] }> }) => {
  const client = useQueryClient()
  const withContact = useNewContact()
  const { involvedPeople, people } = edit.record
  return (
    <RelationsProperty
      label="Involved"
      field="Person or company"
      description="An existing contact. A new name creates a new contact."
      related={people.filter(({ id }) => involvedPeople.includes(id)).map(relatedTo)}
      search={(term) => findContacts(client, term)}
      createLabel={(term) => `New contact “${term}”`}
      onAdd={(option) =>
        void withContact(option, (contact, made) =>
          edit.apply(
            { involvedPeople: [contact.id] },
            { message: `Added ${fullName(contact)}`, shown: { people: [...people, contact] } as unknown as Partial<R>, made },
          ),
        )
      }
      onRemove={({ id, name }) =>
        // The contact stays among the people until the service has answered: a deal can also be with it.
        edit.apply({ involvedPeople: [`-${id}`] }, { message: `Removed ${name}`, quiet: false })
      }
    />
  )
}
