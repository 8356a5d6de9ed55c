import { Button } from '@mantine/core'
import { RichTextEditor } from '@mantine/tiptap'
import { IconLink } from '@tabler/icons-react'
import { type Editor, useEditorState } from '@tiptap/react'
import { type FormEvent, useState } from 'react'
import { TextField } from '../../ui/fields/text-field.tsx'
import { Popover } from '../../ui/float/popover.tsx'
import { Icon } from '../../ui/icons/icon.tsx'
import classes from './toolbar.module.css'

/** Returns a typed address as a link's target, or undefined if it is none: "example.com" becomes https. */
const addressOf = (typed: string): string | undefined => {
  const text = typed.trim()
  const address = /^(?:https?|mailto|tel):/i.test(text) ? text : text.includes('@') ? `mailto:${text}` : `https://${text}`
  return text !== '' && !/\s/.test(text) && URL.canParse(address) ? address : undefined
}

const LinkForm = ({ editor, onClose }: { editor: Editor; onClose: () => void }) => {
  const { href } = editor.getAttributes('link')
  const was = typeof href === 'string' ? href : ''
  const [typed, setTyped] = useState(was)
  const [error, setError] = useState<string>()
  const close = () => {
    onClose()
    editor.commands.focus()
  }
  const save = (event: FormEvent) => {
    event.preventDefault()
    // A portal's events reach the form around the editor, which would be sent.
    event.stopPropagation()
    const address = addressOf(typed)
    if (!address) return setError('Enter a valid address, for example example.com.')
    const chain = editor.chain().focus().extendMarkRange('link')
    if (was === '' && editor.state.selection.empty)
      chain.insertContent({ type: 'text', text: typed.trim(), marks: [{ type: 'link', attrs: { href: address } }] }).run()
    else chain.setLink({ href: address }).run()
    close()
  }
  const remove = () => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run()
    close()
  }
  return (
    <form className={classes.link} onSubmit={save} noValidate>
      <TextField label="Link address" required value={typed} onChange={setTyped} error={error} autoFocus />
      <div className={classes.linkButtons}>
        {was !== '' && (
          <Button size="xs" variant="subtle" onClick={remove}>
            Remove link
          </Button>
        )}
        <Button size="xs" type="submit">
          {was === '' ? 'Add link' : 'Change link'}
        </Button>
      </div>
    </form>
  )
}

/** Adds, changes and removes a link. */
export const LinkControl = ({ editor }: { editor: Editor }) => {
  const [opened, setOpened] = useState(false)
  const active = useEditorState({ editor, selector: ({ editor: now }) => now.isActive('link') })
  return (
    <Popover
      label="Link"
      width={320}
      opened={opened}
      onChange={setOpened}
      target={
        <RichTextEditor.Control
          className={classes.control ?? ''}
          active={active}
          aria-label="Link"
          title="Link"
          onClick={() => setOpened(!opened)}
        >
          <Icon of={IconLink} size={16} />
        </RichTextEditor.Control>
      }
    >
      <LinkForm editor={editor} onClose={() => setOpened(false)} />
    </Popover>
  )
}
