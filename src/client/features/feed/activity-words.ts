import type { Recording } from '../../../contract/recordings.ts'

/** A sentence about a recording: "Jonas added a note on Sigrid Aune". */
interface Words {
  /** "added a note on" */
  verb: string
  /** "Sigrid Aune" */
  object: string
  /** "with Fjordline", after the object */
  also?: string
  /** The beginning of what was written, in quotes, where the record has no name. */
  snippet?: string
  /** Where it happened: "Contact", "Deal, Night ferries". */
  place: string
}

/** What people did, by action. The verbs of notes and comments are followed by what they are on, the others by the record's own name. */
const verbs: Readonly<Record<string, string>> = {
  'note created': 'added a note on',
  'note updated': 'edited a note on',
  'note restored': 'restored a note on',
  'comment created': 'commented on',
  'comment updated': 'edited a comment on',
  'comment restored': 'restored a comment on',
  'message created': 'posted',
  'deal created': 'added the deal',
  'deal won': 'won the deal',
  'deal lost': 'lost the deal',
  'case created': 'opened the case',
  'project announced': 'changed the announcement of',
  'project shared': 'shared the project',
  'project unshared': 'removed a company from',
  'project reordered': 'reordered the tasks of',
  'task done': 'completed the task',
  'task assigned': 'made you responsible for',
}

const kinds: Readonly<Record<string, string>> = {
  contacts: 'Contact',
  deals: 'Deal',
  cases: 'Case',
  projects: 'Project',
  tasks: 'Personal task',
  files: 'File',
}

/** Says what somebody did: "case closed" becomes "closed the case". */
export const verbOf = (action: string) => {
  const at = action.lastIndexOf(' ')
  return verbs[action] ?? `${action.slice(at + 1)} the ${action.slice(0, at)}`
}

/** The service cuts texts to this many characters. */
const cutAt = 80
/** Quotes a text. What was cut ends with a whole word, where it has words, and quotations in it become single ones. */
const quoted = (text: string) => {
  const inner = text.replaceAll('“', '‘').replaceAll('”', '’')
  return text.length < cutAt - 1 ? `“${inner}”` : `“${inner.replace(/\s\S{0,20}$/u, '').replace(/[\s.,:;–…]+$/u, '')}…”`
}

/** Returns the words of a recording, without who did it. */
export const wordsOf = ({ action, resource, title, ancestors, xCompanies }: Recording): Words => {
  const written = resource === 'notes' || resource === 'comments'
  const [parent, ...others] = ancestors
  const on = parent?.resource === 'notes' ? others[0] : parent
  const companies = xCompanies?.join(', ')
  const isRemoval = action === 'project unshared' && companies
  const verb = isRemoval ? `removed ${companies} from` : verbOf(action) + (written && parent?.resource === 'notes' ? ' a note on' : '')
  const object = written ? (on?.title ?? '') : title
  const root = ancestors.at(-1)
  const kind = kinds[root?.resource ?? resource] ?? ''
  const place =
    !root || root.title === object
      ? kind
      : root.resource === 'projects' || root.resource === 'contacts'
        ? root.title
        : `${kind}, ${root.title}`
  return { verb, object, place, ...(companies && !isRemoval && { also: `with ${companies}` }), ...(written && { snippet: quoted(title) }) }
}
