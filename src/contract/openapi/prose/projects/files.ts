import * as calls from '../../../notes/files.ts'
import * as extensions from '../../../x/files.ts'
import { absent, prose } from '../prose.ts'

const query = {
  xTerm: ['Only files whose name contains all of these words, in any order. Case and accents do not matter.', 'ferry'],
  xType: 'Only files of this type, as the upload stated it.',
  xAuthor: ['Only files uploaded by this user.', '3'],
  xSort: 'By upload, name or size; a leading `-` reverses the order.',
} as const

export const files = prose(
  { ...calls, ...extensions },
  {
    title: 'Files',
    description:
      'Upload a file first, then list its id in an `attachment` or `attachments` field. A file is visible to users who can see a record it is attached to. A file without any use is removed after 24 hours. Files can have comments.',
    record: ['file', '57'],
    fields: {
      'file-id': ['The id of the uploaded file.', '57'],
      'byte-size': ['The size in bytes, as a string.', '482113'],
      name: ['The file name.', 'harbour-03.jpg'],
      'content-type': ['The media type from the upload.', 'image/jpeg'],
      'project-id': ['The project that the file was uploaded to or is attached in; absent if there is none.', '7'],
      'x-thumbnail':
        'Extension: `1` if the file has a small picture (`GET /x/files/{id}/thumbnail`); lists and single reads of files only.',
      uses: 'The records that it is attached to.',
      resource: ['The resource of the record. For a note or comment, that of the record it is about.', 'messages'],
      title: ['Its name or title.', 'Photographs from the night ferry'],
    },
    sent: {
      'project-id': ['The project to add the file to; omit it for a file that you will attach.', absent],
      'category-id': ['A file category of that project; requires `project-id`.', absent],
      'file.category-id': ['A file category of its project; an empty string clears it.', absent],
      file: 'The fields to change.',
    },
    calls: {
      listProjectFiles: {
        summary: 'List the files of a project',
        description: 'Returns the visible files that were uploaded to the project or attached to something in it, newest first by default.',
        pageSize: 50,
        query,
      },
      listFilesOfCategory: {
        summary: 'List the files of a category',
        description: 'Returns the files of one category of the project, newest first by default.',
        pageSize: 50,
        query,
      },
      getFile: { summary: 'Get file details', description: 'Returns the name, size and type. The content is at `/download/{id}`.' },
      downloadFile: {
        summary: 'Download a file',
        description: 'Returns the content as an attachment with its name. Responses are never cached.',
        query: {
          inline: '`1` displays images, PDF and plain text in the browser; other types are attachments anyway.',
          xSessionUser: 'The same as the header `X-Session-User`, for links and images, which cannot send it.',
        },
      },
      deleteFile: {
        summary: 'Delete a file',
        description:
          'Deletes the file, its comments and all its attachments, including those on records that you cannot see. Its content is removed for good when the deletion can no longer be undone.',
        who: 'The uploader and administrators, if they can see the file (403).',
      },
      updateFile: {
        summary: 'Update a file',
        description: 'Renames a file, or moves it to another category of its project.',
        who: 'All users with access, including clients.',
        example: { file: { name: 'harbour-04.jpg' } },
      },
      downloadThumbnail: {
        summary: 'Get the small picture of a file',
        description:
          'Returns the picture that came with the upload, as WebP, JPEG or PNG; 404 if there is none. The service makes none itself.',
        query: { xSessionUser: 'The same as the header `X-Session-User`, for images, which cannot send it.' },
      },
      listFileUses: {
        summary: 'List what a file is attached to',
        description: 'Returns the visible records that the file is attached to, each once.',
      },
      uploadFile: {
        summary: 'Upload a file',
        description: 'Takes multipart form data with one part named `file`. `upload-limit` in `GET /x/me` is the maximum size.',
        refusals: {
          413: { code: 'too-large', message: 'A request can have at most 25 MiB.' },
          415: { code: 'media-type', message: 'Send the file as multipart/form-data in a part named "file".' },
        },
      },
    },
  },
)
