import type { Action, Verb } from '../../../contract/actions.ts'
import type { Recording } from '../../../contract/recordings.ts'
import type { Resource } from '../../../contract/resources.ts'
import { resourceNouns, verbWords } from '../../kit/record/action-words.ts'

/** A sentence about a recording: "Jonas added a note on Sigrid Aune". */
interface Words {
  /** "added a note on" */
  verb: string
  /** The verb where the record is named elsewhere: "added a note", "closed this case". */
  alone: string
  /** "Sigrid Aune" */
  object: string
  /** "with Fjordline", after the object */
  also?: string
  /** The beginning of what was written, in quotes, where the record has no name. */
  snippet?: string
  /** Where it happened: "Contact", "Deal, Night ferries". */
  place: string
}

type Said = Pick<Words, 'verb' | 'alone'>
const said = (verb: string, alone = verb): Said => ({ verb, alone })
const named = (verb: string, noun: string): Said => said(`${verb} the ${noun}`, `${verb} this ${noun}`)
const saidOn = (alone: string): Said => said(`${alone} on`, alone)

/** What people did, where it is not "closed the case". The verbs of notes and comments are followed by what they are on, the others by the record's own name. */
const special: Partial<Record<Resource, Partial<Record<Verb, Said>>>> = {
  notes: { created: saidOn('added a note'), updated: saidOn('edited a note'), restored: saidOn('restored a note') },
  comments: { created: saidOn('commented'), updated: saidOn('edited a comment'), restored: saidOn('restored a comment') },
  messages: { created: said('posted') },
  deals: { created: named('added', 'deal'), won: said('won the deal'), lost: said('lost the deal') },
  cases: { created: named('opened', 'case') },
  projects: {
    announced: said('changed the announcement of', 'changed the announcement'),
    shared: named('shared', 'project'),
    unshared: said('removed a company from', 'removed a company'),
    reordered: said('reordered the tasks of', 'reordered the tasks'),
  },
  tasks: { assigned: said('made you responsible for') },
}

const kinds: Readonly<Record<string, string>> = {
  contacts: 'Contact',
  deals: 'Deal',
  cases: 'Case',
  projects: 'Project',
  tasks: 'Personal task',
  files: 'File',
}

/** Says what somebody did to a record: "closed the case". */
export const saidOf = ({ verb }: Action, resource: Resource): Said =>
  (verb && special[resource]?.[verb]) ?? named(verb ? verbWords[verb] : 'changed', resourceNouns[resource])

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
  const isRemoval = resource === 'projects' && action.verb === 'unshared' && companies
  const { verb, alone } = isRemoval
    ? said(`removed ${companies} from`, `removed ${companies}`)
    : written && parent?.resource === 'notes'
      ? saidOn(`${saidOf(action, resource).verb} a note`)
      : saidOf(action, resource)
  const object = written ? (on?.title ?? '') : title
  const root = ancestors.at(-1)
  const kind = kinds[root?.resource ?? resource] ?? ''
  const place =
    !root || root.title === object
      ? kind
      : root.resource === 'projects' || root.resource === 'contacts'
        ? root.title
        : `${kind}, ${root.title}`
  return {
    verb,
    alone,
    object,
    place,
    ...(companies && !isRemoval && { also: `with ${companies}` }),
    ...(written && { snippet: quoted(title) }),
  }
}
