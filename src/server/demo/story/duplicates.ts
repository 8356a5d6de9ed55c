import { by, type Chapter, company, person } from './entry.ts'

/** Duplicates of people and companies from an import, for trying a merge. */
export const duplicates: Chapter = ({ back, year }) => {
  const asImported = by('jonas', back(16, '16:30'))
  return [
    person('sigrid-again', ['Aune, Sigrid'], ['Digital manager', 'fjordlys-again'], asImported, {
      tags: ['lead', 'ferries'],
      reach: ['+47 55 90 41 28', '+47 55 90 41 00', 'personal:s.aune@online.no'],
      background: `Met at the ferry fair in Oslo, May ${year - 1}.`,
    }),
    company('fjordlys-again', 'Fjordlys AS', asImported, { tags: ['lead', 'ferries'], reach: ['post@fjordlys.no', '+47 55 90 41 00'] }),
    person('sato-again', ['佐藤健一'], [undefined, 'kitsune-again'], asImported, {
      tags: ['japan'],
      reach: ['sato@kitsune-cha.jp', '+81 75 212 0400'],
    }),
    company('kitsune-again', 'きつね茶舗', asImported, { tags: ['japan', 'food'], reach: ['+81 75 212 0411'] }),
    person('giorgos-again', ['Giorgos', 'Papadakis'], ['Owner', 'papadakis'], asImported, {
      tags: ['client', 'greece'],
      reach: ['giorgos@papadakis-oil.gr', 'personal:+30 697 555 0190'],
    }),
    person('eleanor-again', ['Eleanor', 'Marlow'], ['Publisher', 'marlowe'], asImported, {
      tags: ['past client', 'publishing'],
      reach: ['e.marlowe@marlowebooks.co.uk', '+44 20 7946 0321'],
    }),
    person('mariajose-again', ['M. J.', 'Ibanez'], [undefined, 'museo'], asImported, {
      tags: ['museums', 'newsletter'],
      reach: ['mj.ibanez@museodelagua.es'],
      background: 'Card from the museum days in Málaga.',
    }),
    person('lukasz-again', ['Lukasz', 'Zuraw'], ['IT', 'bibliothek'], asImported, {
      tags: ['libraries', 'germany'],
      reach: ['l.zuraw@bib-am-wall.de', '+49 421 555 0172'],
    }),
    company('oakline-again', 'Oakline Instruments Inc.', asImported, {
      tags: ['lead', 'retail'],
      reach: ['hello@oakline.com', 'https://oakline.com'],
    }),
  ]
}
