import { expect } from '@playwright/test'
import { accepted, at, refused } from '../../fixtures/answers.ts'
import { readPages } from '../../fixtures/pages.ts'
import { makeCategory, makeMessage, makeProject, openSite, uploadPicture, uploadTo, webp } from '../../fixtures/projects.ts'
import { fileForm, upload } from '../../fixtures/records.ts'
import { test } from '../../fixtures/test.ts'

test('keeps the small picture of an upload beside the file', async ({ space }) => {
  const { admin } = space
  const { id: project, client, outsider } = await openSite(space)
  const [pictured, plain] = [await uploadPicture(admin, project), await uploadTo(admin, { 'project-id': project })]
  expect(at(accepted(await client.get(`/files/${pictured}`)), 'file.x-thumbnail')).toBe('1')
  expect(accepted(await client.get(`/projects/${project}/files`)).body).toMatchObject({
    files: [{ id: plain }, { id: pictured, 'x-thumbnail': '1' }],
  })
  const answer = await client.get(`/x/files/${pictured}/thumbnail`)
  expect(answer.status).toBe(200)
  expect(answer.headers).toMatchObject({
    'content-type': 'image/webp',
    'content-disposition': 'inline',
    'x-content-type-options': 'nosniff',
    'content-length': String(webp.size),
  })
  expect(answer.headers['content-security-policy']).toContain('sandbox')
  expect(at(accepted(await admin.get(`/files/${pictured}`)), 'file.byte-size')).toBe('9')
  refused(await admin.get(`/x/files/${plain}/thumbnail`), 404)
  refused(await outsider.get(`/x/files/${pictured}/thumbnail`), 404)
})

test('refuses a small picture of another type or over 32 KiB', async ({ space }) => {
  const { admin } = space
  const project = await makeProject(admin)
  const send = (part: Blob | string) => {
    const form = fileForm('a picture', 'ferry.jpg', 'image/jpeg')
    form.set('project-id', project)
    if (typeof part === 'string') form.set('x-thumbnail', part)
    else form.set('x-thumbnail', part, 'thumbnail')
    return admin.post('/x/files', form)
  }
  const big = new Blob([webp, new Uint8Array(32 * 1024)])
  for (const part of [new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>'], { type: 'image/webp' }), new Blob([]), big, 'RIFFxxxxWEBP'])
    refused(await send(part), 422, 'x-thumbnail')
  const twice = fileForm('a picture')
  for (const name of ['a', 'b']) twice.append('x-thumbnail', webp, name)
  refused(await admin.post('/x/files', twice), 422, 'x-thumbnail')
  expect(accepted(await admin.get(`/projects/${project}/files`)).body).toEqual({ files: [] })
})

test('renames a file and moves it to another category of its project', async ({ space }) => {
  const { admin } = space
  const { id: project, client } = await openSite(space)
  const category = await makeCategory(admin, project, { type: 'file' })
  const id = await uploadTo(admin, { 'project-id': project })
  accepted(await client.put(`/x/files/${id}`, { file: { name: '../gone\u202e/harbour\u202e.txt', 'category-id': category } }))
  expect(accepted(await admin.get(`/files/${id}`)).body).toMatchObject({ file: { name: 'harbour.txt', 'category-id': category } })
  const moved = accepted(await admin.put(`/x/files/${id}`, { file: { 'category-id': '' } }))
  expect(at(accepted(await admin.get(`/files/${id}`)), 'file')).not.toHaveProperty('category-id')
  accepted(await admin.post(`/x/changes/${moved.headers['x-change']}/undo`))
  expect(at(accepted(await admin.get(`/files/${id}`)), 'file.category-id')).toBe(category)
  const other = await makeCategory(admin, await makeProject(admin), { type: 'file' })
  refused(await admin.put(`/x/files/${id}`, { file: { 'category-id': other } }), 422, 'file.category-id')
  refused(await admin.put(`/x/files/${await upload(admin)}`, { file: { 'category-id': category } }), 422, 'file.category-id')
  const etag = { 'if-match': (await admin.get(`/files/${id}`)).headers.etag ?? '' }
  accepted(await admin.put(`/x/files/${id}`, { file: { name: 'a.txt' } }, etag))
  refused(await admin.put(`/x/files/${id}`, { file: { name: 'b.txt' } }, etag), 412)
})

test('filters, sorts and counts the files of a project and of a category', async ({ space }) => {
  const { admin } = space
  const { id: project, client } = await openSite(space)
  const category = await makeCategory(admin, project, { type: 'file' })
  const add = async (by: typeof admin, content: string, name: string, type: string) => {
    const form = fileForm(content, name, type)
    form.set('project-id', project)
    form.set('category-id', category)
    accepted(await by.post('/x/files', form), 201)
  }
  await add(admin, 'bb', 'Übersicht.csv', 'text/csv')
  await add(client, 'a', 'ferry.png', 'image/png')
  await add(admin, 'dddd', 'fares.pdf', 'application/pdf')
  await add(admin, 'ccc', 'cabins.zip', 'application/zip')
  for (const path of [`/projects/${project}/files`, `/projects/${project}/cat/${category}/files`]) {
    const names = async (query: string) => {
      const { body } = accepted(await admin.get(`${path}?${query}`))
      return (body as { files: { name: string }[] }).files.map(({ name }) => name)
    }
    expect(await names('x-term=UBER')).toEqual(['Übersicht.csv'])
    expect(await names('x-type=picture')).toEqual(['ferry.png'])
    expect(await names('x-type=text')).toEqual(['Übersicht.csv'])
    expect(await names('x-type=pdf')).toEqual(['fares.pdf'])
    expect(await names('x-type=other')).toEqual(['cabins.zip'])
    expect(await names(`x-author=${client.id}`)).toEqual(['ferry.png'])
    expect(await names('x-sort=name')).toEqual(['cabins.zip', 'fares.pdf', 'ferry.png', 'Übersicht.csv'])
    expect(await names('x-sort=-size')).toEqual(['fares.pdf', 'cabins.zip', 'Übersicht.csv', 'ferry.png'])
    expect(await names('x-sort=created')).toEqual(['Übersicht.csv', 'ferry.png', 'fares.pdf', 'cabins.zip'])
    expect(at(accepted(await admin.get(`${path}?x-count=1&x-type=text`)), 'x-total')).toBe(1)
    refused(await admin.get(`${path}?x-type=video`), 400)
    refused(await admin.get(`${path}?x-sort=colour`), 400)
  }
})

test('pages through the files in every order', async ({ space }) => {
  const { admin } = space
  const project = await makeProject(admin)
  for (let n = 0; n < 52; n += 1) await uploadTo(admin, { 'project-id': project })
  for (const sort of ['created', 'name', '-name', 'size', '-size']) {
    const pages = await readPages(admin, `/projects/${project}/files?x-sort=${sort}`, 'files')
    expect([sort, pages.map((page) => page.length), new Set(pages.flat().map(({ id }) => id)).size]).toEqual([sort, [50, 2], 52])
  }
})

test('lists the visible records that a file is attached to', async ({ space }) => {
  const { admin } = space
  const { id: project, client } = await openSite(space)
  const file = await upload(admin)
  const open = await makeMessage(admin, project, { title: 'Night ferry', attachments: [file] })
  const closed = await makeMessage(admin, project, { title: 'Costs', 'is-private': '1', attachments: [file] })
  accepted(await admin.post(`/messages/${open}/comments`, { comment: { body: 'Again.', attachments: [file] } }), 201)
  const uses = async (by: typeof admin) => at(accepted(await by.get(`/x/files/${file}/uses`)), 'uses')
  const shown = { resource: 'messages', id: open, title: 'Night ferry' }
  expect(await uses(client)).toEqual([shown])
  expect(await uses(admin)).toEqual([shown, { resource: 'messages', id: closed, title: 'Costs' }])
  refused(await client.get(`/x/files/${await upload(admin)}/uses`), 404)
})
