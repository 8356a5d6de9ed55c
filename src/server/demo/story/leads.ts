import { onlyMe } from '../model/notes.ts'
import { by, type Chapter, company, person } from './entry.ts'

/** Leads and partners of the agency. */
export const leads: Chapter = ({ back }) => [
  person('layla', ['ليلى', 'منصور'], ['Director of collections', 'daralhikma'], by('ana', back(48, '15:20'), back(1, '13:55')), {
    tags: ['lead', 'libraries'],
    reach: ['l.mansour@daralhikma.org', '+961 1 555 014'],
    background: 'Looks for somebody to put the reading room online. Do not mention it before the board has met.',
    sight: onlyMe,
  }),
  person('thierry', ['Thierry', 'Vauban'], ['Gérant', 'ateliers'], by('ana', back(190, '10:25'), back(2, '11:10')), {
    tags: ['lead'],
    reach: ['t.vauban@ateliers-vauban.fr', '+33 4 91 55 01 72'],
  }),
  person('adaeze', ['Adaeze', 'Okonkwo'], ['Chief operating officer', 'oakline'], by('jonas', back(75, '14:40'), back(3, '13:28')), {
    tags: ['lead'],
    reach: ['adaeze@oakline.com', '+1 617 555 0148'],
    background: 'Asked for prices for the instrument catalogue by tomorrow. Two other studios were asked as well.',
    sight: { visibility: 'selected-people', allowedUsers: ['ana', 'tomasz'] },
  }),
  person('mariajose', ['María José', 'Ibáñez'], ['Directora', 'museo'], by('ana', back(120, '09:50'), back(7, '12:02')), {
    tags: ['lead', 'museums'],
    reach: ['mj.ibanez@museodelagua.es', '+34 952 555 017'],
    background: 'Wants a visitor guide that works under water level, where there is no network.',
  }),
  person('rangi', ['Rangi', 'Te Awekōtuku'], ['Photographer'], by('mei', back(900, '20:30'), back(8, '10:44')), {
    tags: ['supplier'],
    reach: ['rangi@teawekotuku.nz', '+64 21 555 016'],
    background: 'Photographs our shops, decks and rooms. Half the year in Lisbon, half in Whanganui.',
  }),
  person('dafni', ['Δάφνη', 'Ρούσσου'], ['Owner'], by('priya', back(64, '16:10'), back(12, '13:15')), {
    tags: ['lead', 'greece'],
    reach: ['dafni@roussou-ceramics.gr', '+30 697 555 0133'],
    background: 'Makes the tasting bowls for Papadakis. Thinks about a shop of her own.',
  }),
]

export const leadCompanies: Chapter = ({ back }) => [
  company('oakline', 'Oakline Instruments', by('jonas', back(76, '14:00'), back(3, '09:41')), {
    tags: ['lead'],
    reach: ['hello@oakline.com', '+1 617 555 0140', 'https://oakline.com'],
    at: { address: '220 Mill Street', zipCode: '02139', city: 'Cambridge', state: 'MA', country: 'United States' },
  }),
  company('museo', 'Museo del Agua', by('ana', back(121, '09:15'), back(8, '15:30')), {
    tags: ['lead', 'museums'],
    reach: ['contacto@museodelagua.es', '+34 952 555 010', 'https://museodelagua.es'],
    at: { address: 'Paseo Marítimo, 3', zipCode: '29016', city: 'Málaga', country: 'Spain' },
  }),
  company('daralhikma', 'مكتبة دار الحكمة', by('ana', back(49, '15:00'), back(11, '15:45')), {
    tags: ['lead', 'libraries'],
    reach: ['info@daralhikma.org', '+961 1 555 010', 'https://daralhikma.org'],
    at: { address: 'شارع الحمرا 41', city: 'بيروت', country: 'Lebanon' },
  }),
  company('ateliers', 'Ateliers Vauban', by('ana', back(191, '10:00'), back(14, '16:20')), {
    tags: ['lead', 'photography'],
    reach: ['bonjour@ateliers-vauban.fr', '+33 4 91 55 01 70', 'https://ateliers-vauban.fr'],
    at: { address: '12 quai du Port', zipCode: '13002', city: 'Marseille', country: 'France' },
  }),
]
