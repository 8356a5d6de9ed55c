import { by, type Chapter, company } from './entry.ts'

export const clientCompanies: Chapter = ({ back }) => [
  company('kitsune', '株式会社きつね茶舗', by('mei', back(641, '08:00'), back(2, '15:36')), {
    tags: ['client', 'japan'],
    reach: ['info@kitsune-cha.jp', '+81 75 212 0411', 'https://kitsune-cha.jp'],
    at: { address: '寺町通12番地', zipCode: '604-8082', city: '京都市', country: 'Japan' },
    founded: '1897-04-11',
  }),
  company('bibliothek', 'Bibliothek am Wall', by('mei', back(506, '09:20'), back(7, '15:50')), {
    tags: ['client', 'libraries'],
    reach: ['info@bib-am-wall.de', '+49 421 555 0100', 'https://bib-am-wall.de'],
    at: { address: 'Am Wall 201', zipCode: '28195', city: 'Bremen', country: 'Germany' },
  }),
  company('marlowe', 'Marlowe Books', by('ana', back(1089, '10:30'), back(10, '14:15')), {
    tags: ['client', 'publishing'],
    reach: ['desk@marlowebooks.co.uk', '+44 20 7946 0300', 'https://marlowebooks.co.uk'],
    at: { address: '18 Lamb’s Yard', zipCode: 'EC1M 4XX', city: 'London', country: 'United Kingdom' },
  }),
  company('papadakis', 'Papadakis Olive Oil', by('priya', back(411, '10:00'), back(12, '09:35')), {
    tags: ['client', 'food', 'greece'],
    reach: ['hello@papadakis-oil.gr', '+30 28210 55501', 'https://papadakis-oil.gr'],
    at: { address: 'Λιμένος 7', zipCode: '73132', city: 'Χανιά', country: 'Greece' },
  }),
  company('kyivjazz', 'Kyiv Jazz Days', by('tomasz', back(332, '11:00'), back(13, '10:55')), {
    tags: ['client', 'music', 'events'],
    reach: ['office@kyivjazz.ua', '+380 44 555 01 40', 'https://kyivjazz.ua'],
    at: { address: 'вул. Садова, 14', zipCode: '01001', city: 'Київ', country: 'Ukraine' },
  }),
  company('saffron', 'Saffron Health', by('priya', back(244, '09:00'), back(14, '11:25')), {
    tags: ['client', 'health', 'accessibility'],
    reach: ['desk@saffron.health', '+44 20 7946 0888', 'https://saffron.health'],
    at: { address: '4 Orchard Close', zipCode: 'BS1 4QA', city: 'Bristol', country: 'United Kingdom' },
    background: 'Nine clinics in two countries, one portal. Everything that patients read is tested with patients.',
  }),
]
