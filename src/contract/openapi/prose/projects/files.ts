import type { Headings } from '../../../operations.ts'
import { absent, type Prose } from '../said.ts'

export const files: Prose<Headings['files']> = {
  title: 'Files',
  description:
    'Upload a file first, then list its id in an `attachment` or `attachments` field. A file is seen where something that it is attached to is seen; one that hangs on nothing for 24 hours is removed. Files can be commented on.',
  fields: {
    files: 'The files of this page.',
    file: 'The file.',
    'file-id': ['The id of the uploaded file.', '57'],
    id: ['The id of the file.', '57'],
    'byte-size': ['Its size in bytes, in a string.', '482113'],
    name: ['What it is called.', 'harbour-03.jpg'],
    'content-type': ['What it is, as the upload said.', 'image/jpeg'],
    'project-id': ['The project that it was uploaded to or is attached in; absent where there is none.', '7'],
    'comments-count': ['How many comments it has that you may see, as a JSON integer.', 2],
  },
  sent: {
    'project-id': ['The project to put it into; without it the file is for attaching.', absent],
    'category-id': ['A category of that project, for files; goes with `project-id`.', absent],
  },
  calls: {
    listProjectFiles: {
      summary: 'List the files of a project',
      description: 'Those uploaded to it or attached to something in it that you see, the newest first.',
      pageSize: 50,
    },
    listFilesOfCategory: {
      summary: 'List the files of a category',
      description: 'Those of one category of the project, the newest first.',
      pageSize: 50,
    },
    getFile: { summary: 'Read about a file', description: 'Its name, size and type. The content is at `/download/{id}`.' },
    downloadFile: {
      summary: 'Download a file',
      description: 'The content itself, as an attachment with its name. It is never kept by a cache.',
      query: { inline: '`1` shows pictures, PDF and plain text in place; everything else comes as an attachment all the same.' },
    },
    deleteFile: {
      summary: 'Delete a file',
      description:
        'It goes with what was said about it, and off everything that it is attached to, whoever sees that. What it holds is removed for good once that can no longer be undone.',
      who: 'Who uploaded it, or an administrator, within what they see (403).',
    },
    uploadFile: {
      summary: 'Upload a file',
      description: 'Multipart form data with one part named `file`. How large it may be stands in `GET /x/me` (`upload-limit`).',
      refusals: {
        413: { code: 'too-large', message: 'At most 25 MiB can be sent at once.' },
        415: { code: 'media-type', message: 'A file is sent as multipart/form-data, in a part named "file".' },
      },
    },
  },
}
