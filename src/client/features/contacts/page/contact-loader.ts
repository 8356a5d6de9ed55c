import { recordLoader } from '../../../kit/record/record-loader.ts'
import { contactResource } from '../../../records/contacts/contact-resource.ts'
import { prefetchStream } from '../../tasks/section/prefetch-stream.ts'

export const contactLoader = recordLoader(contactResource, prefetchStream('contacts'))
