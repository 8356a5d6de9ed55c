import { expect, type Page } from '@playwright/test'
import { wholeBrowser } from '../../../scripts/chromium.ts'
import { accepted, refused, textAt } from '../../fixtures/answers.ts'
import { test } from '../../fixtures/journey.ts'
import { makeProject } from '../../fixtures/projects.ts'
import { fileForm } from '../../fixtures/records.ts'
import { filesOf } from '../../pages/files.ts'

// PDF files are opened in the browser's own viewer.
test.use({ launchOptions: wholeBrowser })

declare global {
  var hacked: unknown
}

const script = 'window.hacked=1;alert(1);fetch(`/api/x/me`)'
const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30" onload="${script}"><script>${script}</script><foreignObject width="9" height="9"><body xmlns="http://www.w3.org/1999/xhtml"><img src="x" onerror="${script}"/></body></foreignObject><rect width="40" height="30"/></svg>`
const html = `<!doctype html><script>${script}</script><img src=x onerror='${script}'>`

/** Fails when a dialog opens on the page. */
const watch = (page: Page) => page.on('dialog', (dialog) => expect(dialog.message()).toBe('no dialog at all'))
const ranNothing = async (page: Page) => expect(await page.evaluate(() => globalThis.hacked)).toBeUndefined()

test('drawings, pages and polyglots run nothing where they are uploaded, shown and opened', async ({ page, space: { admin } }) => {
  const files = filesOf(page)
  watch(page)
  const project = await makeProject(admin)
  await files.open(project)
  const sent = [
    { name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(svg) },
    { name: 'page.html', mimeType: 'text/html', buffer: Buffer.from(html) },
    { name: 'both.pdf', mimeType: 'application/pdf', buffer: Buffer.from(`%PDF-1.7\n${html}\n%%EOF`) },
    { name: 'not-a-picture.png', mimeType: 'image/png', buffer: Buffer.from(html) },
  ]
  await files.choose(sent)
  for (const { name } of sent) await expect(files.card(name)).toBeVisible()
  await files.show('logo.svg')
  await expect(files.panel.getByRole('img', { name: 'logo.svg' })).toHaveJSProperty('naturalWidth', 40)
  await files.show('page.html')
  await expect(files.panel.getByRole('region', { name: 'Text of page.html' })).toContainText('<script>')
  await files.show('not-a-picture.png')
  await expect(files.panel.getByText("This picture can't be shown.")).toBeVisible()
  await files.show('both.pdf')
  await expect(files.panel.getByRole('link', { name: 'Open in a new tab' })).toBeVisible()
  await ranNothing(page)
  const { body } = accepted(await admin.get(`/projects/${project}/files`))
  for (const { id, name } of (body as { files: { id: string; name: string }[] }).files) {
    const { headers } = await admin.get(`/download/${id}?inline=1`)
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringMatching(/default-src 'none'.*sandbox$/),
    })
    const isPdf = name === 'both.pdf'
    expect([name, headers['content-type']]).toEqual([name, isPdf ? 'application/pdf' : 'application/octet-stream'])
    expect(headers['content-disposition']).toMatch(isPdf ? /^inline/ : /^attachment/)
  }
})

/** A PDF that runs a script and opens an address as soon as it is opened. */
const pdfOf = (address: string) => {
  const objects = [
    '<</Type/Catalog/Pages 2 0 R/OpenAction 4 0 R/AA<</WC 5 0 R>>>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 99 99]/AA<</O 5 0 R>>>>',
    `<</S/JavaScript/JS(app.alert("hacked");this.submitForm("${address}");app.launchURL("${address}"))/Next 5 0 R>>`,
    `<</S/URI/URI(${address})>>`,
  ]
  return `%PDF-1.7\n${objects.map((object, at) => `${at + 1} 0 obj\n${object}\nendobj\n`).join('')}trailer<</Root 1 0 R>>\n%%EOF`
}

test('a PDF that would open an address and send a form does neither', async ({ page, space: { admin } }) => {
  const files = filesOf(page)
  const project = await makeProject(admin)
  await files.open(project)
  const asked: string[] = []
  page.context().on('request', (request) => asked.push(request.url()))
  // The viewer of the browser shows messages of a PDF's script, which has no other power.
  page.context().on('dialog', (dialog) => dialog.dismiss())
  await files.choose([{ name: 'bill.pdf', mimeType: 'application/pdf', buffer: Buffer.from(pdfOf('http://127.0.0.1:9/hacked')) }])
  await files.show('bill.pdf')
  const opened = page.context().waitForEvent('page')
  await files.panel.getByRole('link', { name: 'Open in a new tab' }).click()
  const viewer = await opened
  await viewer.waitForLoadState()
  expect(viewer.url()).toContain('/download/')
  await page.reload()
  await expect(files.card('bill.pdf')).toBeVisible()
  expect(asked.filter((what) => what.includes('hacked'))).toEqual([])
  expect(
    page
      .context()
      .pages()
      .map((each) => each.url())
      .filter((url) => url.includes('hacked')),
  ).toEqual([])
})

test('names with paths, line breaks, turned text and 255 characters are harmless', async ({ page, space: { admin } }) => {
  const files = filesOf(page)
  watch(page)
  const project = await makeProject(admin)
  const send = (name: string) => {
    const form = fileForm('hello', name)
    form.set('project-id', project)
    return admin.post('/x/files', form)
  }
  const long = `${'long name '.repeat(25)}.txt`.slice(-255)
  for (const name of [
    '../../etc/passwd',
    'C:\\windows\\notes.txt',
    'invoice\u202efdp.exe',
    `<img src=x onerror=${script.slice(0, 15)}>.txt`,
    long,
  ])
    accepted(await send(name), 201)
  // A line break in a name travels escaped, so it never becomes one.
  const answer = await send('two\nlines.txt')
  if (answer.status !== 201) refused(answer, 422, 'file')
  await files.open(project)
  await expect(files.card('passwd')).toBeVisible()
  await expect(files.card('notes.txt')).not.toContainText('windows')
  await expect(files.card('invoicefdp.exe')).toBeVisible()
  await expect(files.card('<img src=x')).toBeVisible()
  await expect(files.card(long.slice(0, 100))).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1440)
  const id = textAt(accepted(await send(long), 201), 'file-id')
  await page.goto(`/files/${id}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1440)
  await ranNothing(page)
})
