import { describe, expect, it } from 'vitest'
import { BadConfig, readConfig } from './config.ts'

describe('the configuration', () => {
  it('is sensible where nothing is said', () => {
    const config = readConfig({})
    expect(config).toMatchObject({ host: '127.0.0.1', port: 4000, dataDir: './data', demo: false, signUp: 'open', undoDays: 30 })
    expect([config.uploadLimit, config.capacity.contacts, config.capacity.files]).toEqual([25 * 1024 * 1024, 1_000_000, 10_240 * 1024])
    expect(config).toMatchObject({ signUps: 10, demoContent: false })
    expect(readConfig({}, { demo: '1' })).toMatchObject({ demo: true, demoContent: true })
    expect(readConfig({ SIGN_UP_DEMO: '1' })).toMatchObject({ demo: false, demoContent: true })
    expect(readConfig({ PORT: '', DEMO: '' }, { demo: '1' })).toMatchObject({ port: 4000, demo: true })
  })

  it('is what is said', () => {
    const env = {
      HOST: '0.0.0.0',
      PORT: '0',
      DATA_DIR: '/d',
      DATABASE_URL: 'postgresql://tandem:secret@db/tandem',
      DEMO: '0',
      SIGN_UP: 'closed',
      CAPACITY_CONTACTS: '5',
      UPLOAD_LIMIT_MIB: '1',
      UNDO_DAYS: '7',
      LOG: 'silent',
      APP_URL: 'https://tandem.example.com/',
      SMTP_URL: 'smtps://tandem:secret@mail.example.com:465',
      MAIL_FROM: 'Tandem <tandem@example.com>',
    }
    const config = readConfig(env, { demo: '1' })
    expect(config).toMatchObject({
      host: '0.0.0.0',
      port: 0,
      dataDir: '/d',
      databaseUrl: 'postgresql://tandem:secret@db/tandem',
      databaseConnections: 10,
      demo: false,
      signUp: 'closed',
      uploadLimit: 1024 * 1024,
      undoDays: 7,
      log: 'silent',
      appUrl: 'https://tandem.example.com',
      mail: { url: 'smtps://tandem:secret@mail.example.com:465', from: 'Tandem <tandem@example.com>', quietMinutes: 1 },
    })
    expect(config.capacity.contacts).toBe(5)
  })

  it.each([
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '80a'],
    ['PORT', '1e3'],
    ['PORT', ' 80'],
    ['DEMO', 'yes'],
    ['SIGN_UP', 'Open'],
    ['CAPACITY_CONTACTS', '0'],
    ['CAPACITY_DEALS', '1.5'],
    ['CAPACITY_CASES', 'many'],
    ['CAPACITY_FILES_MIB', '0'],
    ['UPLOAD_LIMIT_MIB', '1025'],
    ['UNDO_DAYS', '0'],
    ['LOG', 'loud'],
    ['DATABASE_URL', 'mysql://localhost/tandem'],
    ['DATABASE_URL', 'localhost:5432'],
    ['DATABASE_URL', 'postgres://host:port/tandem'],
    ['DATABASE_CONNECTIONS', '1'],
    ['APP_URL', 'tandem.example.com'],
    ['SMTP_URL', 'mail.example.com:25'],
    ['SMTP_URL', 'https://mail.example.com'],
  ])('that says %s=%s is refused by name', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(BadConfig)
    expect(() => readConfig({ [name]: value })).toThrow(name)
  })

  it('needs a sender for mail, and says nothing of the password', () => {
    const env = { SMTP_URL: 'smtp://tandem:secret@mail.example.com' }
    expect(() => readConfig(env)).toThrow('MAIL_FROM')
    expect(() => readConfig(env)).not.toThrow('secret')
    expect(readConfig({ HOST: '127.0.0.1', PORT: '4100' })).toMatchObject({ appUrl: 'http://127.0.0.1:4100', mail: undefined })
  })
})
