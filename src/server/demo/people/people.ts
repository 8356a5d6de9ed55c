import type { Moments } from '../model/moments.ts'
import type { ContactIndex, DemoAccount, DemoPerson, Key, Moment } from '../model/types.ts'

export const account = ({ back }: Moments): DemoAccount => ({
  name: 'Northlight',
  currency: 'EUR',
  timeZone: 'Europe/Lisbon',
  weekStart: 'monday',
  createdAt: back(1180, '08:00'),
})

export const continueAs: Key[] = ['ana', 'jonas', 'mei', 'tomasz', 'sigrid']

type Days = { since: Moment; lastHere?: Moment }

/** `told` has the key, name, e-mail address, job and access, separated by bars. */
const person = (role: DemoPerson['role'], told: string, { since, lastHere }: Days): DemoPerson => {
  const [key = '', name = '', email = '', work = '', sees = ''] = told.split(' | ')
  return {
    key,
    name,
    email,
    role,
    work,
    sees,
    active: true,
    ...(lastHere === undefined ? {} : { lastHere }),
    demoSignIn: continueAs.includes(key),
    createdAt: since,
  }
}

const admin = (told: string, days: Days) => person('admin', told, days)
const member = (told: string, days: Days) => person('member', told, days)

const colleagues = ({ now, ago, back }: Moments): DemoPerson[] => [
  admin('ana | Ana Ferreira | ana@northlight.studio | Agency owner | Everything shared with her, and the settings', {
    since: back(1180, '08:00'),
    lastHere: now,
  }),
  admin('jonas | Jonas Lindqvist | jonas@northlight.studio | Client manager | Every contact of the account team', {
    since: back(1180, '08:20'),
    lastHere: ago(4),
  }),
  member('mei | 田中 芽衣 | mei@northlight.studio | Designer | The contacts of two workgroups', {
    since: back(1175, '09:00'),
    lastHere: ago(12),
  }),
  member('priya | Priya Raman | priya@northlight.studio | Writer and researcher | The contacts of two workgroups', {
    since: back(1170, '09:10'),
    lastHere: ago(60),
  }),
  member('tomasz | Tomasz Wójcik | tomasz@northlight.studio | Developer | Everything except what only the account team can see', {
    since: back(1170, '09:30'),
    lastHere: ago(120),
  }),
  member('rangi | Rangi Te Awekōtuku | rangi@teawekotuku.nz | Photographer | What everyone can see', {
    since: back(1120, '21:00'),
    lastHere: back(3, '20:10'),
  }),
  member('niki | Νίκη Κωνσταντίνου | niki@northlight.studio | Developer | The contacts of Build', {
    since: back(1130, '08:45'),
    lastHere: back(1, '15:20'),
  }),
  member('seun | Oluwaseun Adébáyọ̀ | seun@northlight.studio | Designer | The contacts of Design', {
    since: back(1115, '09:15'),
    lastHere: back(1, '14:05'),
  }),
  member('hanna | Hanna Lehtinen | hanna@northlight.studio | Developer | The contacts of Build', {
    since: back(1100, '09:00'),
    lastHere: back(2, '16:30'),
  }),
  member('bruno | Bruno Marques | bruno@northlight.studio | Bookkeeper | What everyone can see', { since: back(2, '11:15') }),
  {
    ...member('clara | Clara Nogueira | clara@northlight.studio | Client manager until last year | Nothing', {
      since: back(1160, '09:00'),
      lastHere: back(412, '16:00'),
    }),
    active: false,
  },
]

const client = (told: string, company: ContactIndex, days: Days): DemoPerson => ({
  ...person('client', `${told} | Client, Fjordlys Ferries | Two projects, without their private items`, days),
  company,
})

/** The people at the agency, the founder first, then the clients of one company. */
export const people = (moments: Moments, company: ContactIndex): DemoPerson[] => {
  const { ago, back } = moments
  return [
    ...colleagues(moments),
    client('sigrid | Sigrid Aune | sigrid.aune@fjordlys.no', company, { since: back(280, '10:30'), lastHere: ago(12) }),
    client('ingrid | Ingrid Berg-Halvorsen | ingrid.bh@fjordlys.no', company, { since: back(270, '09:00'), lastHere: back(6, '13:40') }),
    client('nils | Nils Eide | nils.eide@fjordlys.no', company, { since: back(16, '10:00') }),
    client('olafur | Ólafur Jónsson | olafur@fjordlys.no', company, { since: back(200, '12:00'), lastHere: back(10, '09:25') }),
  ]
}
