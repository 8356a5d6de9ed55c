import type { Choices } from '../seeded.ts'
import type { Company } from './company.ts'

/** English titles, one line for each of `sectors`. */
const titlesOf: readonly (readonly string[])[] = [
  ['Systems librarian', 'Director of collections', 'Reading room lead', 'Head of digitisation'],
  ['Practice manager', 'Head of patient services', 'Clinical lead', 'Communications officer'],
  ['Curator', 'Head of visitor services', 'Exhibitions manager', 'Registrar'],
  ['Head of admissions', 'Course director', 'Dean', 'Learning designer'],
  ['Head of operations', 'Kitchen manager', 'Brand lead', 'Quality manager'],
  ['Store manager', 'Head of e-commerce', 'Buyer', 'Customer care lead'],
  ['Route manager', 'Head of digital', 'Operations desk', 'Ticketing lead'],
  ['Festival producer', 'Label manager', 'Booking agent', 'Artistic director'],
  ['Stage manager', 'Box office manager', 'Dramaturge', 'Producer'],
  ['Publisher', 'Rights manager', 'Editor', 'Head of publicity'],
  ['Photographer', 'Studio manager', 'Picture editor', 'Archivist'],
  ['Print buyer', 'Production manager', 'Prepress lead', 'Sales manager'],
  ['Chief technology officer', 'Support lead', 'Account manager', 'Site reliability engineer'],
  ['Translator', 'Language lead', 'Project coordinator', 'Subtitler'],
]

const freelanceTitles: readonly string[] = [
  'Photographer',
  'Illustrator',
  'Translator',
  'Copy editor',
  'Developer',
  'Journalist',
  'Consultant',
]

/** Returns a job title in the local language or English. `first` is the head of the company. */
export const titleFor = (choices: Choices, company: Company | undefined, first: boolean): string => {
  if (!company) return choices.pick(freelanceTitles)
  const [leader, ...others] = company.locale.titles
  if (first && leader !== undefined) return leader
  return choices.pick(choices.chance(0.3) ? others : (titlesOf[company.sector] ?? others))
}
