import type { Moments } from './moments.ts'
import type { ContactIndex, DemoAccount, DemoPerson, DemoWorkgroup, Key, Moment } from './types.ts'

type Told = Omit<DemoPerson, 'role' | 'active' | 'demoSignIn' | 'lastHere' | 'company'> & { lastHere?: Moment | undefined }

export const account = ({ back }: Moments): DemoAccount => ({
  name: 'Northlight',
  currency: 'EUR',
  timeZone: 'Europe/Lisbon',
  createdAt: back(1180, '08:00'),
})

export const continueAs: Key[] = ['ana', 'jonas', 'mei', 'tomasz', 'sigrid']

const told = ([key, name, email, work, sees, createdAt, lastHere]: [string, string, string, string, string, Moment, Moment?]): Told => ({
  key,
  name,
  email,
  work,
  sees,
  createdAt,
  lastHere,
})

const colleagues = ({ now, ago, back }: Moments): Told[] =>
  (
    [
      ['ana', 'Ana Ferreira', 'ana@northlight.studio', 'runs the agency', 'Everything, and the settings', back(1180, '08:00'), now],
      [
        'jonas',
        'Jonas Lindqvist',
        'jonas@northlight.studio',
        'clients',
        'Every deal and contact of the account team',
        back(1180, '08:20'),
        ago(4),
      ],
      ['mei', '田中 芽衣', 'mei@northlight.studio', 'design', 'Five projects, and the clients in Japan', back(1175, '09:00'), ago(12)],
      [
        'priya',
        'Priya Raman',
        'priya@northlight.studio',
        'words and research',
        'Six projects, and the contacts of two workgroups',
        back(1170, '09:10'),
        ago(60),
      ],
      [
        'tomasz',
        'Tomasz Wójcik',
        'tomasz@northlight.studio',
        'build',
        'Three projects, no deals of the account team',
        back(1170, '09:30'),
        ago(120),
      ],
      [
        'rangi',
        'Rangi Te Awekōtuku',
        'rangi@teawekotuku.nz',
        'photographs',
        'Two projects, and what everyone sees',
        back(1120, '21:00'),
        back(3, '20:10'),
      ],
      [
        'niki',
        'Νίκη Κωνσταντίνου',
        'niki@northlight.studio',
        'build',
        'Four projects, and the contacts of Build',
        back(1130, '08:45'),
        back(1, '15:20'),
      ],
      [
        'seun',
        'Oluwaseun Adébáyọ̀',
        'seun@northlight.studio',
        'design',
        'Three projects, and the contacts of Design',
        back(1115, '09:15'),
        back(1, '14:05'),
      ],
      [
        'hanna',
        'Hanna Lehtinen',
        'hanna@northlight.studio',
        'build',
        'Two projects, and the contacts of Build',
        back(1100, '09:00'),
        back(2, '16:30'),
      ],
      ['bruno', 'Bruno Marques', 'bruno@northlight.studio', 'bookkeeping', 'What everyone sees', back(2, '11:15')],
      [
        'clara',
        'Clara Nogueira',
        'clara@northlight.studio',
        'clients, until last year',
        'Nothing any more',
        back(1160, '09:00'),
        back(412, '16:00'),
      ],
    ] as [string, string, string, string, string, Moment, Moment?][]
  ).map(told)

const clients = ({ ago, back }: Moments): Told[] =>
  (
    [
      [
        'sigrid',
        'Sigrid Aune',
        'sigrid.aune@fjordlys.no',
        'client, Fjordlys Ferries',
        'One project, without what is private',
        back(280, '10:30'),
        ago(12),
      ],
      [
        'ingrid',
        'Ingrid Berg-Halvorsen',
        'ingrid.bh@fjordlys.no',
        'client, Fjordlys Ferries',
        'One project, without what is private',
        back(270, '09:00'),
        back(6, '13:40'),
      ],
      ['nils', 'Nils Eide', 'nils.eide@fjordlys.no', 'client, Fjordlys Ferries', 'One project, without what is private', back(16, '10:00')],
      [
        'olafur',
        'Ólafur Jónsson',
        'olafur@fjordlys.no',
        'client, Fjordlys Ferries',
        'One project, without what is private',
        back(200, '12:00'),
        back(10, '09:25'),
      ],
    ] as [string, string, string, string, string, Moment, Moment?][]
  ).map(told)

const settled = ({ lastHere, ...person }: Told, rest: Pick<DemoPerson, 'role'> & { company?: ContactIndex }): DemoPerson => ({
  ...person,
  ...rest,
  ...(lastHere === undefined ? {} : { lastHere }),
  active: person.key !== 'clara',
  demoSignIn: continueAs.includes(person.key),
})

/** The agency's own people, then the clients, who all belong to one company. */
export const people = (moments: Moments, clientCompany: ContactIndex): DemoPerson[] => [
  ...colleagues(moments).map((person) => settled(person, { role: person.key === 'ana' || person.key === 'jonas' ? 'admin' : 'member' })),
  ...clients(moments).map((person) => settled(person, { role: 'client', company: clientCompany })),
]

export const membersOf: Record<string, Key[]> = {
  'account-team': ['ana', 'jonas', 'mei', 'priya'],
  build: ['tomasz', 'niki', 'hanna'],
  design: ['mei', 'priya', 'seun'],
  partners: ['ana', 'jonas'],
}

export const workgroups = ({ back }: Moments): DemoWorkgroup[] =>
  [
    ['account-team', 'Account team'],
    ['build', 'Build'],
    ['design', 'Design'],
    ['partners', 'Partners'],
  ].map(([key = '', name = '']) => ({ key, name, users: membersOf[key] ?? [], author: 'ana', createdAt: back(1095, '10:00') }))
