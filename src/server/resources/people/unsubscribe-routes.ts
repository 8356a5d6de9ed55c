import { addresses } from '../../../addresses.ts'
import * as wire from '../../../contract/x/people/unsubscribe.ts'
import { refuse } from '../../core/errors.ts'
import { escapeHtml } from '../../core/html/escape-html.ts'
import { headersFor, type Route } from '../../core/http/call.ts'
import { onPublic } from '../../core/http/on-public.ts'
import { readParams } from '../../core/http/request.ts'
import { unsubscribe } from './mail-settings.ts'
import { accountIdIn } from './sign-in/identify.ts'

const ended = () => refuse(404, 'not-found', 'This link does not work. Turn off e-mails in your profile instead.')

/** The app asks on its own page, because a GET may come from a program that follows links. */
const showPage: Route = {
  endpoint: wire.showUnsubscribe,
  handle: async (incoming, { options }) => {
    const { token = '' } = readParams(wire.showUnsubscribe, incoming.params)
    const url = escapeHtml(options.appUrl + addresses.unsubscribe.replace(':token', token))
    const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Tandem</title><meta name="referrer" content="no-referrer"><meta http-equiv="refresh" content="0; url=${url}"></head><body><a href="${url}">Stop e-mails</a></body></html>`
    return new Response(page, { headers: { ...headersFor(incoming), 'content-type': 'text/html; charset=utf-8' } })
  },
}

export const unsubscribeRoutes: Route[] = [
  onPublic(wire.unsubscribe, async ({ deps, params }) => {
    const { token = '' } = params
    const account = accountIdIn(token)
    if (!account || !(await deps.store.write((tx) => unsubscribe(tx, deps.secrets, token), { account }))) throw ended()
    return {}
  }),
  showPage,
]
