import { RichTextEditor } from '@mantine/tiptap'
import {
  IconBlockquote,
  IconBold,
  IconCode,
  IconH1,
  IconH2,
  IconItalic,
  IconList,
  IconListNumbers,
  IconSourceCode,
  IconStrikethrough,
} from '@tabler/icons-react'
import { type Editor, useEditorState } from '@tiptap/react'
import type { ComponentProps, KeyboardEvent } from 'react'
import { Icon } from '../../ui/icons/icon.tsx'
import { onMac } from '../../ui/keys/platform.ts'
import { LinkControl } from './link-control.tsx'
import classes from './toolbar.module.css'

interface Format {
  label: string
  icon: ComponentProps<typeof Icon>['of']
  /** Its keys, as Tiptap binds them: `Mod` is Ctrl or Cmd. */
  keys: string
  isActive: (editor: Editor) => boolean
  toggle: (editor: Editor) => boolean
}

const groups: readonly (readonly Format[])[] = [
  [
    {
      label: 'Bold',
      icon: IconBold,
      keys: 'Mod+B',
      isActive: (editor) => editor.isActive('bold'),
      toggle: (editor) => editor.chain().focus().toggleBold().run(),
    },
    {
      label: 'Italic',
      icon: IconItalic,
      keys: 'Mod+I',
      isActive: (editor) => editor.isActive('italic'),
      toggle: (editor) => editor.chain().focus().toggleItalic().run(),
    },
    {
      label: 'Strikethrough',
      icon: IconStrikethrough,
      keys: 'Mod+Shift+S',
      isActive: (editor) => editor.isActive('strike'),
      toggle: (editor) => editor.chain().focus().toggleStrike().run(),
    },
    {
      label: 'Code',
      icon: IconCode,
      keys: 'Mod+E',
      isActive: (editor) => editor.isActive('code'),
      toggle: (editor) => editor.chain().focus().toggleCode().run(),
    },
  ],
  [
    {
      label: 'Heading',
      icon: IconH1,
      keys: 'Mod+Alt+2',
      isActive: (editor) => editor.isActive('heading', { level: 2 }),
      toggle: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
    },
    {
      label: 'Subheading',
      icon: IconH2,
      keys: 'Mod+Alt+3',
      isActive: (editor) => editor.isActive('heading', { level: 3 }),
      toggle: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
    },
  ],
  [
    {
      label: 'Bulleted list',
      icon: IconList,
      keys: 'Mod+Shift+8',
      isActive: (editor) => editor.isActive('bulletList'),
      toggle: (editor) => editor.chain().focus().toggleBulletList().run(),
    },
    {
      label: 'Numbered list',
      icon: IconListNumbers,
      keys: 'Mod+Shift+7',
      isActive: (editor) => editor.isActive('orderedList'),
      toggle: (editor) => editor.chain().focus().toggleOrderedList().run(),
    },
    {
      label: 'Quote',
      icon: IconBlockquote,
      keys: 'Mod+Shift+B',
      isActive: (editor) => editor.isActive('blockquote'),
      toggle: (editor) => editor.chain().focus().toggleBlockquote().run(),
    },
    {
      label: 'Code block',
      icon: IconSourceCode,
      keys: 'Mod+Alt+C',
      isActive: (editor) => editor.isActive('codeBlock'),
      toggle: (editor) => editor.chain().focus().toggleCodeBlock().run(),
    },
  ],
]

const keysShown = (keys: string) => keys.replace('Mod', onMac ? '⌘' : 'Ctrl').replace('Alt', onMac ? '⌥' : 'Alt')

/** Makes one control the toolbar's stop of the Tab key. Mantine's controls are a stop each, and don't take a `tabIndex`. */
const stopAt = (toolbar: HTMLDivElement | null, index: number) => {
  const controls = [...(toolbar?.querySelectorAll<HTMLButtonElement>('button') ?? [])]
  for (const [at, control] of controls.entries()) control.tabIndex = at === index ? 0 : -1
  return controls[index]
}

const makeFirstStop = (toolbar: HTMLDivElement | null) => void stopAt(toolbar, 0)

const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1, Home: Number.NEGATIVE_INFINITY, End: Number.POSITIVE_INFINITY }

/** Moves the focus among the controls. */
const moveFocus = (event: KeyboardEvent<HTMLDivElement>) => {
  const step = steps[event.key]
  if (step === undefined) return
  const controls = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('button')]
  const at = controls.indexOf(document.activeElement as HTMLButtonElement)
  if (at < 0) return
  event.preventDefault()
  stopAt(event.currentTarget, Math.min(controls.length - 1, Math.max(0, at + step)))?.focus()
}

const Control = ({ editor, format }: { editor: Editor; format: Format }) => {
  const { label, icon, keys, isActive, toggle } = format
  const active = useEditorState({ editor, selector: ({ editor: now }) => isActive(now) })
  return (
    <RichTextEditor.Control
      className={classes.control ?? ''}
      active={active}
      aria-label={label}
      title={`${label} (${keysShown(keys)})`}
      onClick={() => toggle(editor)}
    >
      <Icon of={icon} size={16} />
    </RichTextEditor.Control>
  )
}

/** The formats of a rich text. Arrow keys move between them. */
export const Toolbar = ({ editor }: { editor: Editor }) => (
  <div ref={makeFirstStop} className={classes.toolbar} role="toolbar" aria-label="Formatting" tabIndex={-1} onKeyDown={moveFocus}>
    {groups.map((formats, group) => (
      <div key={formats[0]?.label} className={classes.group}>
        {formats.map((format) => (
          <Control key={format.label} editor={editor} format={format} />
        ))}
        {group === 0 && <LinkControl editor={editor} />}
      </div>
    ))}
  </div>
)
