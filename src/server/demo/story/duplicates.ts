import type { Moments } from '../moments.ts'
import type { Entry } from './entry.ts'

type Imported = Omit<Entry, 'author' | 'created' | 'updated'>

/** The same people and companies once more, as an import brought them; they wait to be merged. */
export const duplicates = ({ back, year }: Moments): Entry[] => {
  const imported: Imported[] = [
    {
      key: 'sigrid-again',
      name: 'Aune, Sigrid',
      title: 'Digital manager',
      company: 'fjordlys-again',
      reach: ['+47 55 90 41 28', '+47 55 90 41 00', 'personal:s.aune@online.no'],
      background: `Met at the ferry fair in Oslo, May ${year - 1}.`,
      tags: ['lead', 'ferries'],
    },
    {
      key: 'fjordlys-again',
      type: 'company',
      name: 'Fjordlys AS',
      reach: ['post@fjordlys.no', '+47 55 90 41 00'],
      tags: ['lead', 'ferries'],
    },
    {
      key: 'sato-again',
      name: '佐藤健一',
      company: 'kitsune-again',
      reach: ['sato@kitsune-cha.jp', '+81 75 212 0400'],
      tags: ['japan'],
    },
    { key: 'kitsune-again', type: 'company', name: 'きつね茶舗', reach: ['+81 75 212 0411'], tags: ['japan', 'food'] },
    {
      key: 'giorgos-again',
      name: 'Giorgos',
      lastName: 'Papadakis',
      title: 'Owner',
      company: 'papadakis',
      reach: ['giorgos@papadakis-oil.gr', 'personal:+30 697 555 0190'],
      tags: ['client', 'greece'],
    },
    {
      key: 'eleanor-again',
      name: 'Eleanor',
      lastName: 'Marlow',
      title: 'Publisher',
      company: 'marlowe',
      reach: ['e.marlowe@marlowebooks.co.uk', '+44 20 7946 0321'],
      tags: ['past client', 'publishing'],
    },
    {
      key: 'mariajose-again',
      name: 'M. J.',
      lastName: 'Ibanez',
      company: 'museo',
      reach: ['mj.ibanez@museodelagua.es'],
      background: 'Card from the museum days in Málaga.',
      tags: ['museums', 'newsletter'],
    },
    {
      key: 'lukasz-again',
      name: 'Lukasz',
      lastName: 'Zuraw',
      title: 'IT',
      company: 'bibliothek',
      reach: ['l.zuraw@bib-am-wall.de', '+49 421 555 0172'],
      tags: ['libraries', 'germany'],
    },
    {
      key: 'oakline-again',
      type: 'company',
      name: 'Oakline Instruments Inc.',
      reach: ['hello@oakline.com', 'https://oakline.com'],
      tags: ['lead', 'retail'],
    },
  ]
  return imported.map((entry): Entry => ({ ...entry, author: 'jonas', created: back(16, '16:30'), updated: back(16, '16:30') }))
}
