import { Button } from '@mantine/core'
import type { Address, Contact } from '../../../../contract/contacts/contacts.ts'
import { EditorFrame } from '../../../kit/edit/editor-frame.tsx'
import { useEditor } from '../../../kit/edit/use-editor.ts'
import type { EntryEditor } from '../../../kit/record/entries-property.tsx'
import { addressLines } from '../../../records/contacts/contact-fields.ts'
import { TextArea } from '../../../ui/fields/text-area.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import classes from './contact-properties.module.css'

const parts = ['address', 'zipCode', 'city', 'state', 'country'] as const
type Part = (typeof parts)[number]
type Parts = Readonly<Record<Part, string>>

const partsOf = (address: Partial<Address>): Parts => ({
  address: address.address ?? '',
  zipCode: address.zipCode ?? '',
  city: address.city ?? '',
  state: address.state ?? '',
  country: address.country ?? '',
})

/** One address, edited in place part by part. Only the parts that changed are sent. */
export const AddressEdit = ({ entry, record, draftKey, startOpen, onSave, onDone }: EntryEditor<Address, Contact>) => {
  const value = partsOf(entry ?? {})
  const editor = useEditor<Parts, Contact>({
    value,
    record,
    draftKey,
    startOpen,
    onDone,
    onSave: (next, from) => {
      const before = partsOf(from.addresses.find(({ id }) => id === entry?.id) ?? {})
      return onSave(Object.fromEntries(parts.flatMap((part) => (next[part] === before[part] ? [] : [[part, next[part]]]))), from)
    },
  })
  const draft = editor.draft ?? value
  const field = (label: string, part: Part) => ({
    label,
    autoComplete: 'off',
    value: draft[part],
    onChange: (text: string) => editor.change({ ...draft, [part]: text }),
  })
  const lines = addressLines(editor.shown)
  const view = entry && (
    <button
      type="button"
      data-edit
      className={classes.lines}
      aria-label={`Edit address ${lines.replaceAll('\n', ', ')}`}
      onClick={editor.open}
    >
      <bdi>{lines || 'Empty address'}</bdi>
    </button>
  )
  return (
    <EditorFrame editor={editor} multiline formLabel="Address" className={editor.isOpen ? classes.form : undefined} view={view}>
      {() => (
        <>
          <TextArea rows={1} {...field('Street', 'address')} />
          <div className={classes.pair}>
            <TextField {...field('Postcode', 'zipCode')} />
            <TextField {...field('City', 'city')} />
          </div>
          <TextField {...field('State or region', 'state')} />
          <TextField {...field('Country', 'country')} />
          <div className={classes.buttons}>
            <Button size="xs" onClick={() => void editor.save()}>
              Save
            </Button>
            <Button size="xs" variant="subtle" onMouseDown={(event) => event.preventDefault()} onClick={editor.drop}>
              Cancel
            </Button>
          </div>
        </>
      )}
    </EditorFrame>
  )
}
