import { describe, expect, it } from 'vitest'
import { demoWorkspace } from '../workspace.ts'

const workspace = demoWorkspace(new Date('2026-11-19T12:22:00Z'))
const contacts = [...workspace.contacts]
const first = contacts.slice(0, 19)
const place = (name: string, lastName?: string) => contacts.findIndex((contact) => contact.name === name && contact.lastName === lastName)
const notesOn = (contact: number) => workspace.notes.filter((note) => note.contact === contact)

describe('the written sample data', () => {
  it('is first in the order of changes', () => {
    const newest = contacts.toSorted((a, b) => (a.updatedAt < b.updatedAt ? 1 : -1)).slice(0, 19)
    expect(newest).toEqual(first)
    expect(first.map(({ name, lastName }) => [name, lastName].filter(Boolean).join(' '))).toEqual([
      'Sigrid Aune',
      '佐藤 健一',
      'Fjordlys Ferries',
      'Eleanor Marlowe',
      'Γιώργος Παπαδάκης',
      'ليلى منصور',
      'Олена Шевченко',
      '株式会社きつね茶舗',
      'Thierry Vauban',
      'Nguyễn Thị Hồng Nhung',
      'Adaeze Okonkwo',
      'Oakline Instruments',
      'अनिका देशपांडे',
      'Łukasz Żuraw',
      'Bibliothek am Wall',
      'María José Ibáñez',
      'Museo del Agua',
      'Rangi Te Awekōtuku',
      'Ingrid Berg-Halvorsen',
    ])
  })

  it('has changes from minutes, hours and days ago', () => {
    expect(first.map((contact) => contact.updatedAt.slice(5, 16))).toEqual([
      '11-19 12:10',
      '11-19 11:22',
      '11-19 10:22',
      '11-19 09:22',
      '11-18 16:42',
      '11-18 13:55',
      '11-18 09:18',
      '11-17 15:36',
      '11-17 11:10',
      '11-16 16:05',
      '11-16 13:28',
      '11-16 09:41',
      '11-13 14:30',
      '11-13 10:12',
      '11-12 15:50',
      '11-12 12:02',
      '11-11 15:30',
      '11-11 10:44',
      '11-10 11:40',
    ])
  })

  it('has Sigrid Aune and a duplicate of her', () => {
    const sigrid = place('Sigrid', 'Aune')
    const notes = notesOn(sigrid)
    expect(notes).toHaveLength(21)
    expect(notes[0]).toMatchObject({ author: 'jonas', date: '2026-11-19 11:48:00', attachments: ['fare-calendar'] })
    expect(notes[0]?.comments.map((comment) => [comment.author, comment.createdAt.slice(11, 16)])).toEqual([
      ['tomasz', '12:02'],
      ['ana', '12:10'],
    ])
    expect(notes[1]).toMatchObject({ author: 'ana', visibility: 'only-me', date: '2026-11-16 17:20:00' })
    const files = [...(contacts[sigrid]?.attachments ?? []), ...notes.flatMap((note) => note.attachments)]
    expect(files).toHaveLength(4)
    const again = place('Aune, Sigrid')
    expect(contacts[again]).toMatchObject({
      title: 'Digital manager',
      companyName: 'Fjordlys AS',
      visibility: 'public',
      createdAt: '2026-11-03 16:30:00',
    })
    expect(notesOn(again)).toHaveLength(4)
  })

  it('has one contact with 300 notes', () => {
    expect(notesOn(place('Eleanor', 'Marlowe'))).toHaveLength(300)
    expect(workspace.notes.length).toBeGreaterThan(1400)
    expect(workspace.notes.length).toBeLessThan(1700)
  })
})
