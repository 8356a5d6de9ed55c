import type { PlaceOf } from '../model/customers.ts'
import type { Moments } from '../model/moments.ts'
import { type DemoProject, milestone } from '../model/projects.ts'
import { insideFjordlys } from './fjordlys.ts'

export const projectCategories = ['Websites', 'Brand', 'Signs', 'Research', 'Our own']
export const expenseCategories = ['Travel', 'Research', 'Hosting', 'Words', 'Printing', 'Photography', 'Hospitality', 'Licences']

/** Key, name, category, company (with a + if its people have access) and responsible person, with the milestones below. */
const active = `fjordlys-booking | Fjordlys booking flow | Websites | +fjordlys | ana
  Research on the quay | -40 | priya | -41
  Deck plans drawn | -12 | mei | -11
  Booking design signed off | 6 | mei
  Seats and payment work | 12 | tomasz
  Three languages complete | 21 | priya
  Open to the operations desk | 25 | jonas
  Open to travellers | 50 | ana
kitsune-shop | きつね茶 online shop | Websites | +kitsune | mei
  Tea catalogue in the shop | -2 | mei
  Payment in yen | 19 | niki
bibliothek-brand | Bibliothek am Wall brand | Brand | +bibliothek | priya
  Signage to the printer | 1 | priya
saffron-portal | Saffron care portal | Websites | +saffron | priya
  Twelve interviews held | 8 | priya
  Read with a screen reader | 40 | hanna
marlowe-list | Marlowe autumn list | Brand | marlowe | priya
  Proofs to the author | 11 | priya
papadakis-labels | Papadakis label system | Brand | +papadakis | priya
  Labels to the printer | 14 | seun
kyivjazz-2027 | Kyiv Jazz Days 2027 | Websites | +kyivjazz | tomasz
  Programme announced | 22 | tomasz
harbour-signs | Harbour signs, Bergen | Signs | +fjordlys | rangi
  Test on three quays | 26 | rangi
daralhikma-site | Site of مكتبة دار الحكمة | Websites | daralhikma | ana
  First rooms photographed | 29 | rangi
oakline-pages | Oakline instrument pages | Websites | oakline | jonas
  Catalogue read in | 53 | niki
museo-guide | Museo del Agua audio guide | Research | +museo | ana
  Voices chosen | 57 | ana
northlight-site | Northlight site | Our own | | tomasz
  Cases rewritten | 71 | priya
accessibility-course | Accessibility course | Our own | | priya
saffron-posters | Saffron clinic posters | Signs | +saffron | seun`

const silent = `fjordlys-care | Brand care, Fjordlys | Brand | fjordlys | jonas
hosting | Hosting and repairs | Our own | | tomasz
  Certificates renewed | 46 | tomasz
kitsune-photos | Shop photography | Brand | +kitsune | mei`

const templates = `booking-site | Booking site | Websites | | jonas
  Research done | 10 | priya
  Drawings signed off | 30 | mei
  Seats and payment work | 45 | tomasz
  Words complete | 50 | priya
  Open to the desk | 60 | jonas
  Open to travellers | 75 | ana
brand-and-signs | Brand and signs | Brand | | priya
  Walk through the house | 7 | priya
  Three directions | 21 | mei
  One direction signed off | 35 | mei
  To the printer | 50 | seun
online-shop | Online shop | Websites | | mei
  Catalogue read in | 10 | niki
  Pictures taken | 20 | rangi
  Drawings signed off | 28 | mei
  Payment works | 40 | niki
  Post and customs | 45 | jonas
  Trial with ten customers | 55 | priya
  Open | 65 | mei
twelve-interviews | Research, twelve interviews | Research | | priya
  People found | 7 | priya
  Twelve held | 21 | priya
  Told | 28 | ana`

const archived = `Fjordlys first site|Night ferry fares, study|きつね茶 tins|きつね茶 gift boxes|Bibliothek opening hours|Bibliothek reader’s card|Saffron waiting rooms|Saffron, nine clinics walked|Marlowe spring list|Marlowe book fair|Papadakis harvest film|Kyiv Jazz Days 2025|Kyiv Jazz Days 2026|Oakline stand|Museo del Agua tickets|Museo del Agua floor plan|Harbour forum|Northlight at ten years|Northlight summer school|Letters for the town hall|Kystnett timetable, trial|A calendar of tides`

const colours = ['Websites', 'Research', 'Brand', 'Signs']
const nothing = { announcement: '', categories: [], messages: [], expenses: [], writeboards: [], links: [], files: [] }

const parse = (text: string, status: DemoProject['status'], moments: Moments, placeOf: PlaceOf, from: number): DemoProject[] => {
  const blocks = text.split(/\n(?! )/)
  return blocks.map((block, i) => {
    const [head = '', ...milestones] = block.split('\n')
    const [key = '', name = '', category = '', company = '', responsible = 'ana'] = head.split(/ ?\| ?/)
    const age = from - i * 3
    // The days of a template count from its creation.
    const dayIn = (days: number) => moments.dayIn(status === 'template' ? days - age : days)
    const place = placeOf(company.replace('+', ''))
    return {
      ...(key === 'fjordlys-booking' ? insideFjordlys(moments) : nothing),
      key,
      name,
      status,
      category,
      ...(place === undefined ? {} : { company: place }),
      isShared: company.startsWith('+'),
      responsible,
      createdAt: moments.back(age, '09:00'),
      milestones: milestones.map((line) => milestone(line.trim(), dayIn)),
    }
  })
}

/** The projects of the agency, current ones first. */
export const projects = (moments: Moments, placeOf: PlaceOf): DemoProject[] => [
  ...parse(active, 'active', moments, placeOf, 61),
  ...parse(silent, 'silent', moments, placeOf, 200),
  ...parse(templates, 'template', moments, placeOf, 300),
  ...archived.split('|').map(
    (name, i): DemoProject => ({
      ...nothing,
      key: `archived-${i}`,
      name,
      status: 'archived',
      category: colours[i % colours.length] ?? '',
      isShared: false,
      responsible: 'jonas',
      createdAt: moments.back(1100 - i * 37, '09:00'),
      milestones: [],
    }),
  ),
]
